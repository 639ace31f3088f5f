"""What can go wrong, as one tree.

    MaheError               anything this package raises on purpose
    ├── BadRules            rules that cannot be played
    ├── IllegalEvent        an event that is not on offer in this position
    ├── BadEvent            JSON that is not an event                          (mahe.record)
    ├── BadPosition         text that is not a position of any game            (mahe.record)
    ├── BadName             a name that a person cannot have                   (mahe.record)
    ├── BadEpoch            a SOURCE_DATE_EPOCH that is not a time             (mahe.record)
    ├── BadTag              a tag that cannot be written or means nothing      (mahe.record)
    ├── RecordError         something wrong in a game as text                  (mahe.record)
    │   ├── NotARecord      it does not even begin as a record
    │   ├── GarbledRecord   it does not follow the notation
    │   └── WrongRecord     it breaks the law, or misreports what follows
    ├── NotYourDecision     a seat acts when another must, or none may         (mahe.play)
    ├── WrongDice           dice that do not follow from a record's chains     (mahe.play)
    ├── UnknownBot          a name that no bot has                             (mahe.bots)
    ├── BrokenBot           a bot that cannot be created, or fails to decide   (mahe.bots)
    ├── ConformanceError    a bot that breaks the contract of all bots         (mahe.bots)
    ├── CannotSolve         a table whose game is not solved                   (mahe.bots)
    ├── BadSolution         a file that is not a solution, or is damaged       (mahe.bots)
    ├── NotSolved           a table or position that a solution does not cover (mahe.bots)
    ├── NothingToJudge      a position in which nobody decides                 (mahe.review)
    ├── WorkerLost          a worker process has died                          (mahe.executors)
    ├── NoSuchTurn          a turn that a game does not have                   (mahe.picture)
    ├── PictureMissing      PNG or GIF where what draws them is not installed  (mahe.picture)
    ├── KernelMissing       the compiled kernel where Numba is not installed   (mahe.kernel)
    ├── TooFine             a precision that cannot be reached                 (mahe.lab)
    ├── NotSettled          values that do not converge                        (mahe.lab)
    ├── InconsistentBot     a bot whose strength cannot be computed            (mahe.lab)
    ├── CannotResume        unfinished work that belongs to something else     (mahe.lab)
    ├── NotShared           a folder that not all workers see                  (mahe.lab)
    ├── NoFolder            a cluster is to solve the game, and has no folder  (mahe.lab)
    ├── ClusterMissing      a cluster where Dask is not installed              (mahe.lab)
    ├── ClusterTrouble      a cluster that cannot be used, or has failed       (mahe.lab)
    ├── EngineFault         an engine that does not do what an engine must     (mahe.lab)
    ├── BadLine             a line that an engine cannot answer                (mahe.lab)
    ├── NoPlot              a path that no plot can be written to              (mahe.lab)
    ├── PlotsMissing        a plot where Matplotlib is not installed           (mahe.lab)
    ├── TrainingMissing     training where PyTorch is not installed            (mahe.lab)
    ├── OtherTraining       a folder that holds training with other settings   (mahe.lab)
    ├── IllegalAction       a number that stands for no decision on offer      (mahe.envs)
    ├── EnvironmentMissing  an environment where its package is not installed  (mahe.envs)
    ├── UnknownMode         a way of rendering that there is not               (mahe.envs)
    ├── BadSeat             a seat that a table does not have                  (mahe.envs)
    ├── BadOpponents        more or fewer opponents than a table has seats for (mahe.envs)
    ├── BadTables           tables that a vector environment cannot have       (mahe.envs)
    ├── TableLogError       something that cannot be added to a table's log    (mahe.tablelog)
    │   ├── CannotDecide    it is not this seat's decision
    │   └── WrongLink       a link that does not continue its chain
    ├── Refusal             a request that the server does not carry out       (mahe.server)
    │   └── Stale           a decision made on an older position
    ├── StorageTrouble      the storage cannot be reached or is full           (mahe.server)
    │   └── AlreadyServed   an SQLite file that another server is using
    ├── SeqTaken            an entry with this number is already stored        (mahe.server)
    ├── CommandTaken        a command that is already stored                   (mahe.server)
    ├── AdminRefusal        something that a host cannot do to a table         (mahe.server)
    │   └── NoSuchTable     there is no table with this id
    ├── NoPush              notifications where cryptography is not installed  (mahe.server)
    ├── BadAddress          an address that cannot be a table's                (mahe.terminal)
    ├── Refused             something that a server would not do               (mahe.terminal)
    ├── NotThere            a saved game that cannot be resumed                (mahe.terminal)
    ├── NameTaken           a file that already holds something else           (mahe.terminal)
    ├── UnreadableFile      a file that cannot hold a record                   (mahe.cli)
    └── OtherWork           unfinished puzzles of another search               (mahe.cli)

An error carries the offending values. Its text is one sentence, fit to be shown to a person.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mahe.rules.events import Event
    from mahe.rules.state import State


class MaheError(Exception):
    """Anything this package raises on purpose."""

    def __reduce__(self) -> tuple[Callable[..., MaheError], tuple[object, ...]]:
        """Pickle the text and the values as they are, so that an error crosses processes whatever its signature."""
        return _restored, (type(self), self.args, vars(self))


def _restored(kind: type[MaheError], args: tuple[object, ...], values: dict[str, object]) -> MaheError:
    error = kind.__new__(kind)
    error.args = args
    vars(error).update(values)
    return error


class BadRules(MaheError):
    """Rules that cannot be played. Carries the name of the wrong option, as in Rules."""

    def __init__(self, option: str, reason: str) -> None:
        super().__init__(reason)
        self.option = option


class IllegalEvent(MaheError):
    """An event that is not on offer in this position."""

    def __init__(self, state: State, event: Event, reason: str) -> None:
        super().__init__(f"{event!r} is not on offer: {reason}")
        self.state = state
        self.event = event
        self.reason = reason
