"""What clients get of reviews, positions to study and puzzles. Chances and changes are in parts of a win, by seat."""

from __future__ import annotations

from typing import Literal, TypeAlias

from mahe.rules import Seat
from mahe.server.position import LandingView, PositionView, StandingView
from mahe.tablelog.entries_json import BareRolledJson, BareTurnedJson, DecisionJson, RulesJson
from mahe.typed_dicts import NotRequired, TypedDict

SourceJson: TypeAlias = Literal["exact", "ancient"]
"""Where chances come from: a solved game, or what the bot ancient has learned."""


class JudgedOption(TypedDict):
    """One option, and what it is worth to whoever decides."""

    event: DecisionJson
    worth: float
    """Their chance to win after it, from 0 to 1."""

    gives_away: float
    """How much less that is than after the best option; 0 for the best."""


class ReasonView(TypedDict):
    """Why a choice gives something away. `mahe.review.reasons` has the kinds there are."""

    kind: str
    eggs: NotRequired[int]
    """Of the open clutch, or of the card."""

    faces: NotRequired[int]
    """How many faces of the next die would be a bust, or would take the clutch."""

    turtle: NotRequired[str]
    """The one that would be ridden, or that is about to arrive."""


class ReviewBegin(TypedDict):
    """The first line of a review."""

    type: Literal["begin"]
    rules: RulesJson
    names: list[str]
    """As in the record: those of bots begin with `bot:`."""

    events: int
    """How many steps there will be."""


class ReviewStep(TypedDict):
    """One event, and what it did to every seat's chance."""

    turn: int
    """Of which turn it is part; 0 for the first card."""

    text: str
    """The position before it."""

    event: DecisionJson | BareRolledJson | BareTurnedJson
    seat: Seat | None
    """Who decided, or for whom the die fell; None when a card is turned up."""

    before: list[float]
    after: list[float]
    luck: list[float]
    choices: list[float]
    revision: list[float]
    """The three add up to what changed."""

    sign: Literal["mistake", "blunder", "lucky", "unlucky"] | None
    source: SourceJson


class ReviewSteps(TypedDict):
    """Some steps, in order; any number of these lines may come."""

    type: Literal["steps"]
    steps: list[ReviewStep]


class LevelView(TypedDict):
    """Between which bots somebody played."""

    at_least: str | None
    below: str | None
    bots: dict[str, float]
    """What each bot would have given away in the same decisions."""


class SeatReviewView(TypedDict):
    """One player's game: the five numbers from `first` on add up to `result`."""

    seat: Seat
    name: str
    first: float
    luck: float
    own_choices: float
    """Never above 0."""

    others_choices: float
    revision: float
    result: float
    decisions: int
    per_decision: float
    with_average_dice: float
    level: LevelView | None


class MistakeView(TypedDict):
    """A choice that gave something away worth mentioning."""

    step: int
    """Which step it is, from 0 on."""

    turn: int
    text: str
    """The position before it."""

    seat: Seat
    chosen: DecisionJson
    best: DecisionJson
    chance: float
    best_chance: float
    given_away: float
    blunder: bool
    options: list[JudgedOption]
    reason: ReasonView | None


class ReviewEnd(TypedDict):
    """The last line of a review."""

    type: Literal["end"]
    finished: bool
    source: SourceJson
    seats: list[SeatReviewView]
    turning_points: list[int]
    """Steps, from 0 on."""

    mistakes: list[MistakeView]


class ReviewFailed(TypedDict):
    """The last line of a review that cannot be finished."""

    type: Literal["failed"]
    sentence: str


class StudyOutcome(TypedDict):
    """One thing that a die or a card may bring, and where that leads."""

    event: BareRolledJson | BareTurnedJson
    weight: int
    """How likely it is, beside the others' weights."""

    chances: list[float]
    text: str
    """The position after it."""

    lands: NotRequired[LandingView]
    """Of a die: where the turtle would end if that were the last one."""


class StudyOption(TypedDict):
    """One option of a position, and where it leads."""

    event: DecisionJson
    chances: list[float]
    worth: float
    gives_away: float
    reason: ReasonView | None
    text: str
    """The position after it."""

    outcomes: list[StudyOutcome]
    """What the die may bring that it throws; none if it throws no die."""


class StudyView(TypedDict):
    """A position, and what it is worth."""

    text: str
    rules: RulesJson
    position: PositionView
    hands: list[list[int]]
    """Of each seat, how many cards of 1 to 6 eggs."""

    unseen: list[int]
    """How many cards of 1 to 6 eggs nobody has seen."""

    moved: str | None
    """The turtle that has had its move in this turn, while its owner's other one has not."""

    carded: list[Seat]
    """The seats that have played a card in this turn, in order."""

    chances: list[float]
    source: SourceJson
    decider: Seat | None
    """Who must decide; None when chance acts, and after the end."""

    options: list[StudyOption]
    outcomes: list[StudyOutcome]
    """What may come, when chance acts."""

    standing: StandingView | None
    """Once the game is over."""


class PuzzleOption(JudgedOption):
    """One option of a puzzle, with everyone's chances."""

    chances: list[float]


class PuzzleView(TypedDict):
    """A position in which the obvious choice is not the best."""

    id: str
    kind: str
    """What it is about: the kind of its reason."""

    text: str
    """The position as text."""

    rules: RulesJson
    position: PositionView
    hands: list[list[int]]
    """Of each seat, how many cards of 1 to 6 eggs."""

    decider: Seat
    source: SourceJson
    options: list[PuzzleOption]
    """In the order of the position's."""

    best: int
    """The place of the best one among them, from 0 on."""

    reason: ReasonView


class PuzzlesView(TypedDict):
    """The puzzles of a day."""

    date: str
    puzzles: list[PuzzleView]
