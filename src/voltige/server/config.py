"""Settings: the defaults, then a TOML file, then the environment, then flags; the last one wins."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from voltige.server.errors import ConfigError

PREFIX = "VOLTIGE_"
SITE_MARK = "engine/engine.json"  # what every site has
TRUE, FALSE = {"1", "true", "yes"}, {"0", "false", "no"}


@dataclass(frozen=True)
class Config:
    """How the server runs; docs/deploying.md explains each setting."""

    host: str = "127.0.0.1"
    port: int = 8080
    database: str = "voltige.db"
    site: str = ""  # Voltige without a server: the folder of a site, or its address elsewhere
    hosts: tuple[str, ...] = ()  # names that this server answers to
    origins: tuple[str, ...] = ()  # other sites whose pages may use this server
    behind_proxy: bool = False  # trust X-Forwarded-For and X-Forwarded-Proto
    secure_cookie: bool = False  # only over HTTPS
    thinkers: int = 2
    bot_delay_ms: int = 400
    heartbeat_s: int = 10
    rooms: int = 2000
    tables_per_hour: int = 120
    entries_per_table: int = 20_000  # a match whose log is longer is ended
    sockets_per_address: int = 64
    requests_per_10_s: int = 300
    messages_per_10_s: int = 300
    message_bytes: int = 16_384
    body_bytes: int = 1_100_000
    header_bytes: int = 16_384
    request_s: int = 20  # to send a whole request
    connections: int = 4000
    connections_per_address: int = 256
    database_s: int = 5  # for every statement
    lag_ms: int = 150  # how late the loop may be before newcomers are refused
    log_json: bool = False

    def __post_init__(self) -> None:
        """Refuse numbers that mean nothing, and a site that is none."""
        if self.site and not self.site_is_elsewhere and not (Path(self.site) / SITE_MARK).exists():
            raise ConfigError("no_site", folder=self.site)
        for name, low, high in (
            ("port", 0, 65535),
            ("thinkers", 1, 256),
            ("bot_delay_ms", 0, 60_000),
            ("heartbeat_s", 1, 600),
            ("rooms", 1, 10_000_000),
            ("tables_per_hour", 1, 10_000_000),
            ("entries_per_table", 10, 1_000_000),
            ("sockets_per_address", 1, 10_000_000),
            ("requests_per_10_s", 1, 10_000_000),
            ("messages_per_10_s", 1, 10_000_000),
            ("message_bytes", 1024, 1_000_000),
            ("body_bytes", 1024, 100_000_000),
            ("header_bytes", 1024, 1_000_000),
            ("request_s", 1, 3600),
            ("connections", 1, 10_000_000),
            ("connections_per_address", 1, 10_000_000),
            ("database_s", 1, 600),
            ("lag_ms", 1, 60_000),
        ):
            if not low <= getattr(self, name) <= high:
                raise ConfigError("bad_setting_range", name=name, low=low, high=high)

    @property
    def site_is_elsewhere(self) -> bool:
        """Tell whether the site is an address, and not a folder to serve."""
        return self.site.startswith(("https://", "http://"))


def read_config(
    file: str | None, environment: Mapping[str, str], flags: Mapping[str, Any]
) -> Config:
    """Put the settings together."""
    config = Config()
    path = file if file is not None else environment.get(f"{PREFIX}CONFIG")
    if path:
        config = replace(config, **read_settings(read_toml(path)))
    named = {field.name: f"{PREFIX}{field.name.upper()}" for field in fields(Config)}
    set_here = {name: environment[key] for name, key in named.items() if key in environment}
    config = replace(config, **read_settings(set_here))
    given = {name: value for name, value in flags.items() if value is not None}
    return replace(config, **read_settings(given))


def read_toml(path: str) -> dict[str, Any]:
    """Read a TOML file of settings."""
    try:
        return tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise ConfigError("unreadable_file", file=path, reason=str(error)) from error


def read_settings(given: Mapping[str, Any]) -> dict[str, Any]:
    """Turn given values into the types of the settings."""
    known = {field.name: field.default for field in fields(Config)}
    values: dict[str, Any] = {}
    for name, value in given.items():
        if name not in known:
            raise ConfigError("unknown_setting", name=str(name)[:40])
        values[name] = read_value(name, value, known[name])
    return values


def read_value(name: str, value: Any, default: Any) -> Any:
    """Turn one value into the type of its default."""
    if isinstance(default, bool):
        word = str(value).lower()
        if word in TRUE | FALSE:
            return word in TRUE
    elif isinstance(default, int):
        digits = str(value)
        if digits.isascii() and digits.isdigit() and len(digits) < 12:
            return int(digits)
    elif isinstance(default, tuple):
        if isinstance(value, str):
            return tuple(part.strip() for part in value.split(",") if part.strip())
        if isinstance(value, list | tuple) and all(isinstance(part, str) for part in value):
            return tuple(value)
    elif isinstance(value, str):
        return value
    raise ConfigError("bad_setting", name=name, value=str(value)[:40])
