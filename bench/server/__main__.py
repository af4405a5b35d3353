"""Measure the table server beside a boardgame.io server: ``python -m bench.server``."""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from dataclasses import asdict, dataclass
from pathlib import Path

from bench.errors import BenchError
from bench.peers import run
from bench.server.report import LOOPS, OURS, PEER_NAME, PEOPLE, SERVERS, write_report

PEER = Path(__file__).parent / "peer"
VERSIONS = {"boardgame.io": "0.50.2", "socket.io-client": "4.8.1", "ws": "8.18.0"}
PORT = 18_642
ROOT = Path(__file__).parents[2]
CLIENTS = {  # which game they play, and as what
    OURS: ("shedding", "programs"),
    LOOPS: ("loops", "programs"),
    PEOPLE: ("loops", "people"),
}
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
LOOSE = {
    "VOLTIGE_REQUESTS_PER_10_S": "1000000",
    "VOLTIGE_MESSAGES_PER_10_S": "1000000",
    "VOLTIGE_TABLES_PER_HOUR": "1000000",
    "VOLTIGE_SOCKETS_PER_ADDRESS": "1000000",
    "VOLTIGE_CONNECTIONS": "100000",
    "VOLTIGE_CONNECTIONS_PER_ADDRESS": "100000",
    "VOLTIGE_LAG_MS": "60000",  # nobody is refused
    "VOLTIGE_HEARTBEAT_S": "30",
    "VOLTIGE_GAMES": "bench.server.shedding",
}


@dataclass(frozen=True)
class Run:
    """One server under one load."""

    tables: int
    per_second: float  # moves per second of the wall
    per_core: float  # moves per second of the server's CPU time
    p50: float  # milliseconds
    p99: float
    kilobytes_per_table: float


def cpu_seconds(process: int) -> float:
    """Give the CPU time of a process, all its threads included."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident(process: int) -> int:
    """Give the resident memory of a process in bytes."""
    return int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1]) * PAGE


def wait_until_up(url: str, process: "subprocess.Popen[str]") -> None:
    """Wait until something answers."""
    for _ in range(300):
        if process.poll() is not None:
            raise BenchError("The server ended before it could be measured.")
        try:
            urllib.request.urlopen(url).close()  # noqa: S310  (our own server)
        except urllib.error.HTTPError:  # an answer all the same
            return
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise BenchError("The server did not start.")


def measure(
    server: list[str],
    clients: list[str],
    path: str,
    tables: int,
    folder: Path,
    root: Path = ROOT,
) -> Run:
    """Start a server, of another state of this repository if told so, load it, and measure."""
    sources = os.pathsep.join([str(root / "src"), str(root)])
    environment = {**os.environ, **LOOSE, "PYTHONPATH": sources}
    process = subprocess.Popen(
        server, cwd=folder, env=environment, text=True, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        wait_until_up(f"http://127.0.0.1:{PORT}{path}", process)
        empty = resident(process.pid)
        load = subprocess.Popen(clients, cwd=folder, text=True, stdout=subprocess.PIPE)
        assert load.stdout is not None  # noqa: S101  (a pipe)
        load.stdout.readline()
        before, begun = cpu_seconds(process.pid), time.monotonic()
        answer = json.loads(load.stdout.readline())
        cpu, wall = cpu_seconds(process.pid) - before, time.monotonic() - begun
        grown = resident(process.pid) - empty
        load.wait(120)
    finally:
        process.terminate()
        process.wait(30)
    moves = answer["moves"]
    kilobytes = grown / tables / 1024
    return Run(tables, moves / wall, moves / cpu, answer["p50"], answer["p99"], kilobytes)


class Servers:
    """Both servers, and the folder that Node and its packages live in."""

    def __init__(self, folder: Path) -> None:
        """Install boardgame.io; the clients of both are Node programs of the same kind."""
        node, npm = shutil.which("node"), shutil.which("npm")
        if node is None or npm is None:
            raise BenchError("The bench needs node and npm.")
        for file in PEER.glob("*.js"):
            shutil.copy(file, folder / file.name)
        packages = [f"{name}@{version}" for name, version in VERSIONS.items()]
        prefix = ["--prefix", str(folder), "--no-audit", "--no-fund", "--silent"]
        run([npm, "install", *prefix, *packages], "boardgame.io")
        self.folder = folder
        self.node = node

    def measure(self, name: str, tables: int, seconds: float) -> Run:
        """Measure one of ``SERVERS``, fresh and with storage of its own."""
        load = [str(PORT), str(tables), str(seconds)]
        with tempfile.TemporaryDirectory(prefix="voltige-bench-") as storage:
            if name == PEER_NAME:
                server = [self.node, "server.js", str(PORT)]
                clients = [self.node, "peer-clients.js", *load]
                return measure(server, clients, "/games", tables, self.folder)
            command = [sys.executable, "-m", "voltige", "serve", "--port", str(PORT)]
            server = [*command, "--database", f"{storage}/tables.db"]
            clients = [self.node, "own-clients.js", *load, *CLIENTS[name]]
            return measure(server, clients, "/healthz", tables, self.folder)


def middle(runs: list[Run]) -> Run:
    """Give the median of each figure of several runs."""
    rows = [list(asdict(run).values()) for run in runs]
    return Run(*(statistics.median(column) for column in zip(*rows, strict=True)))


def main() -> int:
    """Measure all servers in turn, at rising loads."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--tables", default="1,8,32,128", help="how many tables, e.g. 1,8,32")
    parser.add_argument("--seconds", type=float, default=6.0, help="per measure")
    parser.add_argument("--rounds", type=int, default=3, help="of which the medians count")
    parser.add_argument("--write", action="store_true", help="write docs/server-performance.md")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    args = parser.parse_args()
    results: dict[str, list[Run]] = {name: [] for name in SERVERS}
    with tempfile.TemporaryDirectory(prefix="voltige-peer-") as folder:
        servers = Servers(Path(folder))
        for tables in (int(number) for number in args.tables.split(",")):
            rounds: dict[str, list[Run]] = {name: [] for name in SERVERS}
            for _ in range(args.rounds):  # in turn, so that all meet the same neighbours
                for name in SERVERS:
                    rounds[name].append(servers.measure(name, tables, args.seconds))
            for name in SERVERS:
                found = middle(rounds[name])
                results[name].append(found)
                if not args.json:
                    print(name, {key: round(value, 1) for key, value in asdict(found).items()})
    plain = {name: [asdict(run) for run in runs] for name, runs in results.items()}
    if args.json:
        print(json.dumps(plain, indent=2))
    if args.write:
        write_report(plain, VERSIONS, args.rounds)
    return 0


if __name__ == "__main__":
    sys.exit(main())
