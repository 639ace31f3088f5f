"""`mahe admin`: look after the tables in a server's database."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, cast

import click

from mahe.cli.database_option import database_option
from mahe.cli.streams import remark
from mahe.sentences import printable

if TYPE_CHECKING:
    from mahe.server.admin import Host, Kind, Report

T = TypeVar("T")

_WHY_PURGE = (
    "A backup also restores games whose next dice people have already seen, because they were played on after it: "
    "every table that was open or under way is deleted. Finished games stay."
)

json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON instead, for programs.")
yes_option = click.option("--yes", is_flag=True, help="Do it without asking.")
one_table = click.argument("table", metavar="TABLE")
some_tables = click.argument("tables", metavar="TABLE...", nargs=-1, required=True)


@click.group("admin")
def command() -> None:
    """Look after the tables of a server: list, close, export, delete.

    Works on the database itself, on the machine where it is or that can reach it, whether servers are running or not.
    Running servers notice within about a second.

    \b
    mahe admin tables --stuck
    mahe admin show EPWvBgq6AouJNy9KA --database /var/lib/mahe/tables.sqlite3
    mahe admin erase 'Jo Smith' --dry-run

    Exit status: 0 if it was done, 2 with one sentence if it could not be.
    """


@command.command("tables")
@click.option("--open", "kind", flag_value="open", help="Only tables whose game has not begun.")
@click.option("--busy", "kind", flag_value="busy", help="Only games with a move in the last 10 minutes.")
@click.option("--stuck", "kind", flag_value="stuck", help="Only tables that do not go on, with the reason.")
@click.option("--over", "kind", flag_value="over", help="Only games that are over, or were closed.")
@click.option("--limit", type=click.IntRange(1, 10**6), default=50, show_default=True, help="How many at most.")
@json_option
@database_option
def tables(kind: str | None, limit: int, database: str, *, as_json: bool) -> None:
    """List tables, the latest change first.

    A table is stuck if no server has acted for five minutes after it should have (a clock ran out, or it is a bot's
    turn), or if its log cannot be read. Times when no server was running do not count.
    """
    from mahe.cli.admin_answer import describe_list, list_json

    async def listed(host: Host) -> tuple[list[Report], float, bool]:
        found: list[Report] = []
        async for report in host.reports(cast("Kind | None", kind)):
            if len(found) == limit:
                return found, await host.now(), True
            found.append(report)
        return found, await host.now(), False

    reports, now, more = _at(database, listed)
    if as_json:
        click.echo(json.dumps([list_json(report) for report in reports], ensure_ascii=False, indent=2))
        return
    for line in describe_list(reports, now):
        click.echo(line)
    if more:
        remark(f"There are more: --limit shows more than {limit}.")


@command.command("show")
@one_table
@json_option
@database_option
def show(table: str, database: str, *, as_json: bool) -> None:
    """Show a table: who sits where, whose decision it is, its clock."""
    from mahe.cli.admin_answer import describe_table, table_json

    async def shown(host: Host) -> tuple[Report, float]:
        return await host.report(table), await host.now()

    report, now = _at(database, shown)
    if as_json:
        click.echo(json.dumps(table_json(report), ensure_ascii=False, indent=2))
        return
    for line in describe_table(report, now):
        click.echo(line)


@command.command("close")
@some_tables
@database_option
def close(tables: tuple[str, ...], database: str) -> None:
    """Close tables: nobody plays on, and those there are told so.

    The log and the record can still be read, until they are deleted like those of finished games.
    """
    names = tuple(dict.fromkeys(tables))
    _at(database, lambda host: host.close(names))
    click.echo(f"Closed {_counted(len(names))}.")


@command.command("delete")
@some_tables
@database_option
def delete(tables: tuple[str, ...], database: str) -> None:
    """Delete tables, with their logs and records, for good."""
    names = tuple(dict.fromkeys(tables))
    _at(database, lambda host: host.delete(names))
    click.echo(f"Deleted {_counted(len(names))}.")


@command.command("export")
@click.argument("table", metavar="[TABLE]", required=False)
@click.option("--all", "every", is_flag=True, help="Every game that has begun, each into a file of its own.")
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    help="The file to write; with --all the folder. Files of the same name are replaced.",
)
@database_option
def export(table: str | None, out: Path | None, database: str, *, every: bool) -> None:
    """Export a game as a .mahe record, which `mahe verify` checks.

    \b
    mahe admin export EPWvBgq6AouJNy9KA > game.mahe
    mahe admin export --all --out games
    """
    if every == (table is not None):
        raise click.UsageError("Name one table, or use --all for all of them.")
    if table is not None:
        text = _at(database, lambda host: host.record(table))
        if out is None:
            click.echo(text, nl=False)
        else:
            out.write_text(text, encoding="utf-8", newline="\n")
        return
    if out is None:
        raise click.UsageError("--all needs --out and a folder.")
    folder = out
    folder.mkdir(parents=True, exist_ok=True)

    async def exported(host: Host) -> tuple[int, list[str]]:
        from mahe.server.admin import AdminRefusal, NoSuchTable

        count, problems = 0, []
        async for begun in host.begun():
            try:
                text = await host.record(begun)
            except NoSuchTable:
                continue  # It was deleted meanwhile.
            except AdminRefusal as problem:
                problems.append(str(problem))
                continue
            (folder / f"{begun}.mahe").write_text(text, encoding="utf-8", newline="\n")
            count += 1
        return count, problems

    count, problems = _at(database, exported)
    click.echo(f"Exported {_counted(count)} to {printable(folder)}.")
    if problems:
        raise click.ClickException("; ".join(problems))


@command.command("erase")
@click.argument("name", metavar="NAME")
@click.option("--dry-run", is_flag=True, help="Say at how many tables it would be done, and do nothing.")
@yes_option
@database_option
def erase(name: str, database: str, *, dry_run: bool, yes: bool) -> None:
    """Erase a person's name from all tables.

    Wherever somebody of exactly this NAME sits or has sat, they are called "Player 2" from now on, or by the number of
    their seat: in the log, in the record, and on the screens of those who are at the table. There are no accounts, so
    that everybody of this name is meant. Exported records and backups keep it.
    """
    from mahe.server.admin import name_at_tables

    name = name_at_tables(name)
    found = _at(database, lambda host: host.named(name))
    if not found:
        click.echo(f"Nobody called {printable(name)} has sat at any table.")
        return
    if dry_run:
        click.echo(f"The name {printable(name)} would be erased at {_counted(len(found))}.")
        return
    _confirm(f"Erase the name {printable(name)} at {_counted(len(found))}?", yes=yes)
    count = _at(database, lambda host: host.erase(name, found))
    click.echo(f"Erased the name {printable(name)} at {_counted(count)}.")


@command.command("purge", help=f"Delete unfinished tables, after a backup was restored.\n\n{_WHY_PURGE}")
@yes_option
@database_option
def purge(database: str, *, yes: bool) -> None:
    """Delete what a restored backup must not bring back."""
    found = _at(database, lambda host: host.unfinished())
    if found:
        if not yes:
            remark(_WHY_PURGE)
        _confirm(f"Delete {_counted(len(found))}?", yes=yes)
        _at(database, lambda host: host.purge(found))
    click.echo(f"Deleted {_counted(len(found))}.")


def _at(database: str, work: Callable[[Host], Coroutine[Any, Any, T]]) -> T:
    """Do *work* on the tables of a database."""
    from mahe.server.admin import host_of

    async def done() -> T:
        async with host_of(database) as host:
            return await work(host)

    return asyncio.run(done())


def _confirm(question: str, *, yes: bool) -> None:
    if yes:
        return
    try:
        is_sure = click.confirm(question, err=True)
    except click.Abort as error:
        raise click.ClickException(
            "nobody has confirmed it, so nothing was done; --yes does it without asking"
        ) from error
    if not is_sure:
        raise click.ClickException("nothing was done")


def _counted(tables: int) -> str:
    return "1 table" if tables == 1 else f"{tables} tables"
