"""What a failed statement means: too late, unwritable, a full disk, or no database."""

import logging
import sqlite3

import asyncpg
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from voltige.match.errors import ConflictError, StoreError, UnavailableError, UnwritableError

BAD_DATA = ("22", "54")  # classes of SQLSTATE: data exceptions, limits exceeded
DISK_FULL = "53100"
# What SQLite says when the disk takes nothing more: no space, or a quota.
WRITE_FAILED = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_WRITE, sqlite3.SQLITE_IOERR_FSYNC}
LOCAL_BAD_DATA = (sqlite3.DataError, sqlite3.InterfaceError, sqlite3.ProgrammingError)
REMOTE = (SQLAlchemyError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError, OSError)

log = logging.getLogger("voltige")


def name_fault(error: Exception) -> StoreError:
    """Return what a failed statement means for the one who wanted it."""
    if not isinstance(error, (*REMOTE, ValueError)):
        log.error("a bug of ours", exc_info=error)
    if isinstance(error, IntegrityError | sqlite3.IntegrityError):
        return ConflictError("superseded")
    if is_bad_data(error):
        return UnwritableError("unwritable")
    if is_full(error):
        return UnavailableError("disk_full")
    return UnavailableError("no_database", reason=type(error).__name__)


def cause_of(error: Exception) -> BaseException:
    """Return what the driver itself has raised."""
    cause: BaseException = error
    if isinstance(error, DBAPIError) and error.orig is not None:
        cause = error.orig
    while isinstance(cause.__cause__, asyncpg.PostgresError | asyncpg.InterfaceError):
        cause = cause.__cause__
    return cause


def is_bad_data(error: Exception) -> bool:
    """Return whether the values are to blame, so that other writes would succeed."""
    cause = cause_of(error)
    state = getattr(cause, "sqlstate", None)
    if isinstance(state, str):
        return state.startswith(BAD_DATA)
    if isinstance(cause, (*LOCAL_BAD_DATA, ValueError)):  # of a driver, before it has sent anything
        return True
    return not isinstance(error, REMOTE)  # a value that we could not even encode


def is_full(error: Exception) -> bool:
    """Return whether the disk takes nothing more."""
    cause = cause_of(error)
    code = getattr(cause, "sqlite_errorcode", 0)
    full = {code, code & 0xFF} & WRITE_FAILED
    return bool(full) or getattr(cause, "sqlstate", None) == DISK_FULL
