"""What others have built for a browser, fetched by the ordinary clients of npm and of pip.

Versions and hashes stand in ``parts.toml``; what arrives with another hash is refused.
"""

import base64
import hashlib
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from dataclasses import dataclass
from pathlib import Path

from voltige.site import node
from voltige.site.errors import SiteError

PINS = Path(__file__).parent / "parts.toml"
OTHER_HASH = "DO NOT MATCH THE HASHES"  # as pip says it
ERROR = re.compile(r"^(?:npm error|ERROR:) +(?P<told>.+)$", re.MULTILINE)
REASON = "reason:"  # npm says much, and here what counts
SHIPPED = (".py", ".so")  # of a wheel; the rest is for compilers and readers


@dataclass(frozen=True)
class Wheel:
    """A package that is built for Pyodide, or for any Python."""

    name: str
    version: str
    sha256: str


@dataclass(frozen=True)
class Parts:
    """What the engine of a browser is made of besides our own modules."""

    python: str
    platform: str
    pyodide: str
    integrity: str
    wheels: tuple[Wheel, ...]


def parts() -> Parts:
    """Read the pins."""
    pins = tomllib.loads(PINS.read_text(encoding="utf-8"))
    pyodide = pins["pyodide"]
    wheels = tuple(Wheel(**wheel) for wheel in pins["wheel"])
    return Parts(pins["python"], pins["platform"], pyodide["version"], pyodide["integrity"], wheels)


def fetch_pyodide(pins: Parts, folder: Path) -> Path:
    """Fetch Pyodide from npm; give the folder with its files."""
    npm = node.command("npm")
    if npm is None:
        raise SiteError("no_node", oldest=".".join(map(str, node.OLDEST)), package=node.PACKAGE)
    what = f"pyodide@{pins.pyodide}"
    run([*npm, "pack", "--loglevel=error", "--prefer-offline", what], folder, what)
    archive = next(folder.glob("pyodide-*.tgz"))
    digest = base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode()
    if f"sha512-{digest}" != pins.integrity:
        raise SiteError("other_part", part=what)
    with tarfile.open(archive) as packed:
        packed.extractall(folder, filter="data")
    return folder / "package"


def fetch_wheels(pins: Parts, folder: Path, packages: Path) -> None:
    """Fetch the wheels, and unpack of them what runs."""
    wanted = folder / "wheels.txt"
    lines = [f"{one.name}=={one.version} --hash=sha256:{one.sha256}" for one in pins.wheels]
    wanted.write_text("\n".join(lines), encoding="utf-8")
    version = ".".join(pins.python.split(".")[:2])
    run(
        [
            *(sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"),
            *("--no-deps", "--only-binary=:all:", "--require-hashes", "--dest", str(folder)),
            *("--platform", pins.platform, "--python-version", version, "--implementation", "cp"),
            *("-r", str(wanted)),
        ],
        folder,
        ", ".join(one.name for one in pins.wheels),
    )
    for wheel in folder.glob("*.whl"):
        with zipfile.ZipFile(wheel) as packed:
            for name in packed.namelist():
                if name.endswith(SHIPPED):
                    packed.extract(name, packages)


def run(command: list[str], folder: Path, what: str) -> None:
    """Run a client that fetches; say in one sentence what it could not fetch."""
    done = subprocess.run(
        command, cwd=folder, check=False, capture_output=True, text=True, errors="replace"
    )
    if not done.returncode:
        return
    if OTHER_HASH in done.stderr:
        raise SiteError("other_part", part=what)
    told = [found["told"] for found in ERROR.finditer(done.stderr)]
    reasons = [line.partition(REASON)[2] for line in told if REASON in line]
    reason = next(iter([*reasons, *told]), str(done.returncode))
    raise SiteError("not_fetched", part=what, reason=reason.strip(" ."))
