"""What each choice was worth, and how lucky the dice were. docs/review.md says what the numbers mean."""

from mahe.review.evaluation import Source
from mahe.review.judge import JudgedOption, Judgement, NothingToJudge, judge
from mahe.review.levels import Level
from mahe.review.reasons import Kind, Reason
from mahe.review.review import Mistake, Review, SeatReview, Shares, Sign, Step, review, reviewing
from mahe.review.study import JudgedOutcome, Study, study
from mahe.review.value import Value, value

__all__ = [
    "JudgedOption",
    "JudgedOutcome",
    "Judgement",
    "Kind",
    "Level",
    "Mistake",
    "NothingToJudge",
    "Reason",
    "Review",
    "SeatReview",
    "Shares",
    "Sign",
    "Source",
    "Step",
    "Study",
    "Value",
    "judge",
    "review",
    "reviewing",
    "study",
    "value",
]
