/** What the server says of a game that it goes through. */

import type {
    LevelView,
    MistakeView,
    ReasonView,
    ReviewBegin,
    ReviewEnd,
    ReviewFailed,
    ReviewStep,
    ReviewSteps,
    SeatReviewView,
} from "../net/types";

/** One event, and what it did to everyone's chance. */
export type Step = ReviewStep;
export type Sign = NonNullable<Step["sign"]>;
export type Mistake = MistakeView;
export type Reason = ReasonView;
export type Level = Pick<LevelView, "at_least" | "below">;
/** One player's game. */
export type SeatReview = SeatReviewView;
export type End = ReviewEnd;
export type ReviewLine = ReviewBegin | ReviewSteps | ReviewEnd | ReviewFailed;
