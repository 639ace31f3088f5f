"""Refusals: a stable code for programs, a sentence for people."""

from __future__ import annotations

from enum import StrEnum

from mahe.rules import MaheError


class Code(StrEnum):
    """The codes of refusals. Their meanings never change."""

    NOT_FOUND = "not_found"
    """No such table, or not for you: the two look alike."""

    BAD_REQUEST = "bad_request"
    IMPOSSIBLE = "impossible"
    """The request is of the right form, but there can be no such table, bot, name or game."""

    NO_TOKEN = "no_token"
    NOT_YOURS = "not_yours"
    """The token does not speak for this seat."""

    FORBIDDEN = "forbidden"
    """Nobody may have this here: advice, at a table without it or for someone who need not decide."""

    NOT_NOW = "not_now"
    """The table is in another phase, or another seat must decide."""

    ILLEGAL = "illegal"
    """The decision is not on offer."""

    STALE = "stale"
    """The table has moved on since the seq that the decision was made on."""

    BAD_LINK = "bad_link"
    """The link does not continue the seat's chain."""

    SEAT_TAKEN = "seat_taken"
    NAME_TAKEN = "name_taken"
    TOO_MANY = "too_many"
    UNAVAILABLE = "unavailable"
    """The storage cannot be reached; nothing has happened."""

    UNEXPECTED = "unexpected"
    """A mistake in the server. Whether something has happened is not known."""


HTTP_STATUS = {
    Code.NOT_FOUND: 404,
    Code.BAD_REQUEST: 400,
    Code.IMPOSSIBLE: 409,
    Code.NO_TOKEN: 401,
    Code.NOT_YOURS: 403,
    Code.FORBIDDEN: 403,
    Code.NOT_NOW: 409,
    Code.ILLEGAL: 409,
    Code.STALE: 409,
    Code.BAD_LINK: 409,
    Code.SEAT_TAKEN: 409,
    Code.NAME_TAKEN: 409,
    Code.TOO_MANY: 429,
    Code.UNAVAILABLE: 503,
    Code.UNEXPECTED: 500,
}


class Refusal(MaheError):
    """A request that is not carried out; nothing has changed."""

    def __init__(self, code: Code, sentence: str, **more: object) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.more = more
        """What else is sent to the client: keys of `Problem`."""

    def as_json(self, **about: object) -> dict[str, object]:
        """Return it as clients get it, with what it is *about*."""
        return {"code": self.code, "sentence": self.sentence, **about, **self.more}


def unavailable() -> Refusal:
    """Return the refusal for when the storage cannot be reached."""
    return Refusal(Code.UNAVAILABLE, "The tables cannot be reached; try again.")


def too_many_tables() -> Refusal:
    """Return the refusal for an address that has opened many tables."""
    return Refusal(Code.TOO_MANY, "Too many tables opened from this address; try again later.")


def unexpected(request: str) -> Refusal:
    """Return the refusal for when the server fails, with the id under which its log tells why."""
    sentence = f"Something went wrong in the server. Its host can find out why with this number: {request}."
    return Refusal(Code.UNEXPECTED, sentence, request=request)
