/* Generated from the server's messages by "npm run types"; do not edit. Schema 79ec7b2015a14631a4b75d37c69bda59139b7c58d4f18882c40fd3843e91fe26. */

export interface Messages {
    Accepted: Accepted;
    AdviceMessage: AdviceMessage;
    Advise: Advise;
    AdvisedJson: AdvisedJson;
    AnswerRematch: AnswerRematch;
    AnswerView: AnswerView;
    AwayJson: AwayJson;
    Back: Back;
    BackJson: BackJson;
    BareRolledJson: BareRolledJson;
    BareTurnedJson: BareTurnedJson;
    BotSeat: BotSeat;
    CardEvent: CardEvent;
    CardJson: CardJson;
    ChainBegunJson: ChainBegunJson;
    ClosedJson: ClosedJson;
    Decide: Decide;
    DecideMessage: DecideMessage;
    DiceView: DiceView;
    EntriesMessage: EntriesMessage;
    EntryView: EntryView;
    FilledJson: FilledJson;
    GoneMessage: GoneMessage;
    HandMessage: HandMessage;
    HandOver: HandOver;
    Hello: Hello;
    HomeNetworkView: HomeNetworkView;
    HostView: HostView;
    HostVotedJson: HostVotedJson;
    HostedJson: HostedJson;
    JudgedOption: JudgedOption;
    LandingView: LandingView;
    LeftJson: LeftJson;
    LetIn: LetIn;
    LevelView: LevelView;
    ListedTable: ListedTable;
    MistakeView: MistakeView;
    MoveView: MoveView;
    OpenSeat: OpenSeat;
    OpenTable: OpenTable;
    OpenedJson: OpenedJson;
    OpenedSeatJson: OpenedSeatJson;
    OpenedTable: OpenedTable;
    OptionView: OptionView;
    PersonSeat: PersonSeat;
    Ping: Ping;
    PongMessage: PongMessage;
    PositionView: PositionView;
    PresenceMessage: PresenceMessage;
    Problem: Problem;
    PushView: PushView;
    PuzzleOption: PuzzleOption;
    PuzzleView: PuzzleView;
    PuzzlesView: PuzzlesView;
    QuestionView: QuestionView;
    React: React;
    ReactionMessage: ReactionMessage;
    ReasonView: ReasonView;
    RecordEntryView: RecordEntryView;
    RecordOpenedJson: RecordOpenedJson;
    RefusalView: RefusalView;
    Rematch: Rematch;
    RematchAnsweredJson: RematchAnsweredJson;
    RematchedJson: RematchedJson;
    RenamedJson: RenamedJson;
    ReplayView: ReplayView;
    ReviewBegin: ReviewBegin;
    ReviewEnd: ReviewEnd;
    ReviewFailed: ReviewFailed;
    ReviewStep: ReviewStep;
    ReviewSteps: ReviewSteps;
    RollEvent: RollEvent;
    RollJson: RollJson;
    RolledJson: RolledJson;
    RulesJson: RulesJson;
    SatJson: SatJson;
    ScoreJson: ScoreJson;
    SeatReviewView: SeatReviewView;
    SeatView: SeatView;
    Seated: Seated;
    SeriesJson: SeriesJson;
    SitDown: SitDown;
    SolvedView: SolvedView;
    StandIn: StandIn;
    StandingView: StandingView;
    StartEvent: StartEvent;
    StartGame: StartGame;
    StartJson: StartJson;
    StartedJson: StartedJson;
    StopEvent: StopEvent;
    StopJson: StopJson;
    StopNotifying: StopNotifying;
    StudyOption: StudyOption;
    StudyOutcome: StudyOutcome;
    StudyView: StudyView;
    Subscribe: Subscribe;
    TableMessage: TableMessage;
    TableRules: TableRules;
    TableView: TableView;
    ThrowView: ThrowView;
    Tip: Tip;
    TipGivenJson: TipGivenJson;
    TurnedJson: TurnedJson;
    VoteView: VoteView;
}
/**
 * A decision was carried out: stored, and safe.
 */
export interface Accepted {
    command: string;
    seq: number;
    type: "accepted";
}
/**
 * The answer to `advise`.
 */
export interface AdviceMessage {
    options: JudgedOption[];
    seat: number;
    seq: number;
    source: "exact" | "ancient";
    type: "advice";
}
/**
 * One option, and what it is worth to whoever decides.
 */
export interface JudgedOption {
    event: StartJson | RollJson | StopJson | CardJson;
    gives_away: number;
    worth: number;
}
/**
 * A turtle was chosen to be thrown for.
 */
export interface StartJson {
    turtle: string;
    type: "start";
}
/**
 * Another die.
 */
export interface RollJson {
    type: "roll";
}
/**
 * No more dice.
 */
export interface StopJson {
    type: "stop";
}
/**
 * A card was played as a die.
 */
export interface CardJson {
    eggs: number;
    type: "card";
}
/**
 * Ask what each option of a seat that must decide is worth, where the table has advice.
 */
export interface Advise {
    seat: number;
    type: "advise";
}
/**
 * A person was told for the first time what their options are worth.
 */
export interface AdvisedJson {
    seat: number;
    type: "advised";
}
/**
 * Say whether one plays again.
 */
export interface AnswerRematch {
    agrees?: boolean;
}
/**
 * Whether somebody plays again.
 */
export interface AnswerView {
    agrees: boolean;
    seat: number;
}
/**
 * The stand-in plays for a person.
 */
export interface AwayJson {
    seat: number;
    type: "away";
}
/**
 * Take a seat back from the stand-in.
 */
export interface Back {
    seat: number;
    type: "back";
}
/**
 * A person who was away plays again.
 */
export interface BackJson {
    seat: number;
    type: "back";
}
/**
 * A die.
 */
export interface BareRolledJson {
    pips: number;
    type: "rolled";
}
/**
 * A clutch card was turned up.
 */
export interface BareTurnedJson {
    eggs: number;
    type: "turned";
}
/**
 * A seat for a bot.
 */
export interface BotSeat {
    bot?: string;
    colours?: ("red" | "orange" | "yellow" | "green" | "blue" | "purple" | "pink")[] | null;
    kind: "bot";
}
/**
 * Play a card of one's own as a die.
 */
export interface CardEvent {
    eggs: number;
    type: "card";
}
/**
 * The server began another chain.
 */
export interface ChainBegunJson {
    tip: string;
    type: "chain";
}
/**
 * Whoever runs the server closed the table.
 */
export interface ClosedJson {
    type: "closed";
}
/**
 * Decide for a seat.
 */
export interface Decide {
    command: string;
    event: StartEvent | RollEvent | StopEvent | CardEvent;
    link?: string;
    seat: number;
    seq: number;
}
/**
 * Throw the first die for a turtle.
 */
export interface StartEvent {
    turtle: "A" | "B" | "C" | "D" | "E" | "F" | "G";
    type: "start";
}
/**
 * Throw another die.
 */
export interface RollEvent {
    type: "roll";
}
/**
 * Move the turtle.
 */
export interface StopEvent {
    type: "stop";
}
/**
 * Decide for a seat, over the socket.
 */
export interface DecideMessage {
    command: string;
    event: StartEvent | RollEvent | StopEvent | CardEvent;
    link?: string;
    seat: number;
    seq: number;
    type: "decide";
}
/**
 * Whether the dice of a record follow from its chains.
 */
export interface DiceView {
    alone: number;
    checked: number;
    fair: boolean;
    problem: string | null;
}
/**
 * New entries, in order, and the position after the last of them.
 */
export interface EntriesMessage {
    due: number | null;
    entries: EntryView[];
    position: PositionView;
    type: "entries";
}
/**
 * One line of the log.
 */
export interface EntryView {
    at: number;
    body:
        | OpenedJson
        | SatJson
        | TipGivenJson
        | LeftJson
        | FilledJson
        | StartedJson
        | AwayJson
        | BackJson
        | HostVotedJson
        | HostedJson
        | AdvisedJson
        | StartJson
        | RollJson
        | StopJson
        | CardJson
        | RolledJson
        | TurnedJson
        | ChainBegunJson
        | RematchAnsweredJson
        | RematchedJson
        | ClosedJson
        | RenamedJson;
    move?: MoveView;
    seat: number;
    seq: number;
}
/**
 * The table was opened.
 */
export interface OpenedJson {
    advice?: boolean;
    bot_names?: string[];
    open_clutches: boolean;
    pace: "none" | "live" | "daily";
    position?: string;
    public: boolean;
    rules: RulesJson;
    seats: OpenedSeatJson[];
    seconds: number | null;
    series?: SeriesJson;
    stand_in: string;
    tip: string;
    type: "opened";
}
/**
 * How a table plays.
 */
export interface RulesJson {
    bust_ends_turn: boolean;
    cards_as_dice: boolean;
    deck: number[];
    players: number;
    set_aside: number;
    third_die_at_seven: boolean;
    turtles_each: number;
}
/**
 * A seat of a table that is being opened.
 */
export interface OpenedSeatJson {
    bot: string | null;
    colours: ("red" | "orange" | "yellow" | "green" | "blue" | "purple" | "pink")[];
    kind: "open" | "bot";
}
/**
 * The score of the games that the same people have played.
 */
export interface SeriesJson {
    games: number;
    scores: ScoreJson[];
}
/**
 * What one seat has got in the games of a series.
 */
export interface ScoreJson {
    eggs: number;
    ride: number;
    wins: number;
}
/**
 * Somebody sat down.
 */
export interface SatJson {
    name: string;
    seat: number;
    tip: string;
    type: "sat";
}
/**
 * A person's chain got its tip.
 */
export interface TipGivenJson {
    seat: number;
    tip: string;
    type: "tip";
}
/**
 * A person gave up their seat.
 */
export interface LeftJson {
    seat: number;
    type: "left";
}
/**
 * A bot took an open seat.
 */
export interface FilledJson {
    bot: string;
    seat: number;
    type: "filled";
}
/**
 * The game started.
 */
export interface StartedJson {
    type: "started";
}
/**
 * A person wants somebody else to be the host.
 */
export interface HostVotedJson {
    host: number;
    seat: number;
    type: "vote";
}
/**
 * A person became the host.
 */
export interface HostedJson {
    seat: number;
    type: "host";
}
/**
 * A die, and what it was drawn from.
 */
export interface RolledJson {
    by: number;
    draw: number;
    link: string;
    pips: number;
    player: string;
    type: "rolled";
}
/**
 * A clutch card, and what it was drawn from.
 */
export interface TurnedJson {
    by: number;
    draw: number;
    eggs: number;
    link: string;
    player: string;
    type: "turned";
}
/**
 * A person said whether they play again.
 */
export interface RematchAnsweredJson {
    agrees: boolean;
    seat: number;
    type: "again";
}
/**
 * The same people play again at another table.
 */
export interface RematchedJson {
    table: string;
    type: "rematch";
}
/**
 * Whoever runs the server erased a person's name.
 */
export interface RenamedJson {
    name: string;
    seat: number;
    type: "renamed";
}
/**
 * A move that was made: everything it takes to show it.
 */
export interface MoveView {
    bust: boolean;
    by: number;
    dice: number[];
    eggs: number;
    onto: string[];
    origin: number;
    path: number[];
    riders: string[];
    space: number;
    turn: number;
    turtle: string;
}
/**
 * Everything that lies on the table, for all to see.
 */
export interface PositionView {
    actor: number | null;
    clutches: number[];
    dice: number[];
    face_up: number;
    mover: string | null;
    nest: string | null;
    options: OptionView[];
    pile: number;
    raft: string[];
    riders: string[];
    stacks: {
        [k: string]: string[];
    };
    turn: number;
}
/**
 * One choice, and what comes of it.
 */
export interface OptionView {
    event: StartJson | RollJson | StopJson | CardJson;
    lands?: LandingView;
    rolls?: LandingView[];
}
/**
 * Where a turtle would end.
 */
export interface LandingView {
    onto: string[];
    space: number;
    wins: boolean;
}
/**
 * The table has been deleted.
 */
export interface GoneMessage {
    type: "gone";
}
/**
 * The cards of one of your seats have changed.
 */
export interface HandMessage {
    cards: number[];
    seat: number;
    type: "hand";
}
/**
 * Make a person the host, or vote for them.
 */
export interface HandOver {
    seat: number;
}
/**
 * The first message on a socket: which table, as whom, and from where on.
 */
export interface Hello {
    seq?: number | null;
    table: string;
    /**
     * @maxItems 8
     */
    tokens?: string[];
    type: "hello";
}
/**
 * Whether the home network is let in to a game that somebody plays on their own computer.
 */
export interface HomeNetworkView {
    address: string;
    choices: string[];
    possible: boolean;
}
/**
 * What people may know about whoever runs the server, and for how long it keeps what.
 */
export interface HostView {
    contact: string;
    idle_hours: number;
    kept_hours: number;
    log_hours: number;
}
/**
 * Let the home network in.
 */
export interface LetIn {
    address: string;
}
/**
 * Between which bots somebody played.
 */
export interface LevelView {
    at_least: string | null;
    below: string | null;
    bots: {
        [k: string]: number;
    };
}
/**
 * A public table in a list.
 */
export interface ListedTable {
    changed: number;
    created: number;
    pace: string;
    phase: string;
    rules: RulesJson;
    table: string;
}
/**
 * A choice that gave something away worth mentioning.
 */
export interface MistakeView {
    best: StartJson | RollJson | StopJson | CardJson;
    best_chance: number;
    blunder: boolean;
    chance: number;
    chosen: StartJson | RollJson | StopJson | CardJson;
    given_away: number;
    options: JudgedOption[];
    reason: ReasonView | null;
    seat: number;
    step: number;
    text: string;
    turn: number;
}
/**
 * Why a choice gives something away. `mahe.review.reasons` has the kinds there are.
 */
export interface ReasonView {
    eggs?: number;
    faces?: number;
    kind: string;
    turtle?: string;
}
/**
 * A seat for whoever comes by the link.
 */
export interface OpenSeat {
    colours?: ("red" | "orange" | "yellow" | "green" | "blue" | "purple" | "pink")[] | null;
    kind: "open";
}
/**
 * Open a table. There is one entry in `seats` for each player, from seat 1 on.
 */
export interface OpenTable {
    advice?: boolean;
    open_clutches?: boolean;
    pace?: "none" | "live" | "daily";
    position?: string | null;
    public?: boolean;
    rules?: TableRules;
    /**
     * @minItems 2
     * @maxItems 7
     */
    seats: (PersonSeat | BotSeat | OpenSeat)[];
    seconds?: number;
    stand_in?: string;
    start?: boolean;
}
/**
 * How a table plays: the fields of `mahe.rules.Rules`.
 */
export interface TableRules {
    bust_ends_turn?: boolean;
    cards_as_dice?: boolean;
    /**
     * @minItems 6
     * @maxItems 6
     */
    deck?: number[];
    players?: number;
    set_aside?: number;
    third_die_at_seven?: boolean;
    turtles_each?: number | null;
}
/**
 * A seat for someone on the browser that opens the table.
 */
export interface PersonSeat {
    colours?: ("red" | "orange" | "yellow" | "green" | "blue" | "purple" | "pink")[] | null;
    kind: "person";
    name: string;
    tip?: string;
}
/**
 * A table has been opened. The tokens are shown only here.
 */
export interface OpenedTable {
    owner: string;
    table: string;
    tokens: {
        [k: string]: string;
    };
}
/**
 * Ask for a pong.
 */
export interface Ping {
    type: "ping";
}
/**
 * The answer to a ping.
 */
export interface PongMessage {
    type: "pong";
}
/**
 * Who is connected.
 */
export interface PresenceMessage {
    seats: number[];
    type: "presence";
    watchers: number;
}
/**
 * Why a request was not carried out.
 */
export interface Problem {
    code: string;
    column?: number;
    line?: number;
    position?: PositionView;
    record?: "other" | "garbled" | "wrong";
    request?: string;
    sentence: string;
    seq?: number;
    token?: string;
}
/**
 * Whether the server sends notifications.
 */
export interface PushView {
    key: string;
}
/**
 * One option of a puzzle, with everyone's chances.
 */
export interface PuzzleOption {
    chances: number[];
    event: StartJson | RollJson | StopJson | CardJson;
    gives_away: number;
    worth: number;
}
/**
 * A position in which the obvious choice is not the best.
 */
export interface PuzzleView {
    best: number;
    decider: number;
    hands: number[][];
    id: string;
    kind: string;
    options: PuzzleOption[];
    position: PositionView;
    reason: ReasonView;
    rules: RulesJson;
    source: "exact" | "ancient";
    text: string;
}
/**
 * The puzzles of a day.
 */
export interface PuzzlesView {
    date: string;
    puzzles: PuzzleView[];
}
/**
 * A position of the solved game in which seat 1 must decide, to be guessed at.
 */
export interface QuestionView {
    hands: number[][];
    position: PositionView;
    seed: number;
    worth: number[];
}
/**
 * Show one of a few reactions to everyone at the table. Not stored.
 */
export interface React {
    reaction: "hello" | "nice" | "ouch" | "thanks" | "hurry" | "laugh" | "wow" | "bye";
    seat: number;
    type: "react";
}
/**
 * Somebody reacts.
 */
export interface ReactionMessage {
    reaction: string;
    seat: number;
    type: "reaction";
}
/**
 * One line of the log that a table with the game of a record would have.
 */
export interface RecordEntryView {
    at: number;
    body:
        | RecordOpenedJson
        | SatJson
        | StartedJson
        | StartJson
        | RollJson
        | StopJson
        | CardJson
        | BareRolledJson
        | BareTurnedJson;
    move?: MoveView;
    seat: number;
    seq: number;
    text?: string;
}
/**
 * How the game of a record is played, and by whom.
 */
export interface RecordOpenedJson {
    bot_names?: string[];
    open_clutches: boolean;
    position?: string;
    rules: RulesJson;
    seats: OpenedSeatJson[];
    type: "opened";
}
/**
 * Something was not carried out.
 */
export interface RefusalView {
    code: string;
    command?: string;
    position?: PositionView;
    request?: string;
    sentence: string;
    seq?: number;
    type: "refused";
}
/**
 * Where the next game is, and who wants to play it.
 */
export interface Rematch {
    agreed: number[];
    awaited: number[];
    declined: number[];
    table: string | null;
}
/**
 * A game out of a record.
 */
export interface ReplayView {
    dice: DiceView | null;
    entries: RecordEntryView[];
    standing: StandingView | null;
    tags: {
        [k: string]: string;
    };
}
/**
 * The end of a game, with all clutches revealed.
 */
export interface StandingView {
    cards: number[][];
    clutches: number[];
    eggs: number[];
    winners: number[];
}
/**
 * The first line of a review.
 */
export interface ReviewBegin {
    events: number;
    names: string[];
    rules: RulesJson;
    type: "begin";
}
/**
 * The last line of a review.
 */
export interface ReviewEnd {
    finished: boolean;
    mistakes: MistakeView[];
    seats: SeatReviewView[];
    source: "exact" | "ancient";
    turning_points: number[];
    type: "end";
}
/**
 * One player's game: the five numbers from `first` on add up to `result`.
 */
export interface SeatReviewView {
    decisions: number;
    first: number;
    level: LevelView | null;
    luck: number;
    name: string;
    others_choices: number;
    own_choices: number;
    per_decision: number;
    result: number;
    revision: number;
    seat: number;
    with_average_dice: number;
}
/**
 * The last line of a review that cannot be finished.
 */
export interface ReviewFailed {
    sentence: string;
    type: "failed";
}
/**
 * One event, and what it did to every seat's chance.
 */
export interface ReviewStep {
    after: number[];
    before: number[];
    choices: number[];
    event: StartJson | RollJson | StopJson | CardJson | BareRolledJson | BareTurnedJson;
    luck: number[];
    revision: number[];
    seat: number | null;
    sign: ("mistake" | "blunder" | "lucky" | "unlucky") | null;
    source: "exact" | "ancient";
    text: string;
    turn: number;
}
/**
 * Some steps, in order; any number of these lines may come.
 */
export interface ReviewSteps {
    steps: ReviewStep[];
    type: "steps";
}
/**
 * One seat.
 */
export interface SeatView {
    away: boolean;
    called?: string;
    colours: ("red" | "orange" | "yellow" | "green" | "blue" | "purple" | "pink")[];
    connected: boolean;
    kind: "open" | "person" | "bot";
    name: string;
    seat: number;
    turtles: string[];
}
/**
 * A seat has been taken. The token is shown only here.
 */
export interface Seated {
    seat: number;
    token: string;
}
/**
 * Take an open seat.
 */
export interface SitDown {
    name: string;
    tip?: string;
}
/**
 * A position of the solved game at the start of a turn. Values are chances to win if both play their best.
 */
export interface SolvedView {
    chances: number[];
    decider: number;
    hands: number[][];
    position: PositionView;
    throws: ThrowView[];
}
/**
 * What has been thrown, and what both choices are worth then to the one who decides.
 */
export interface ThrowView {
    dice: number[];
    lands: LandingView;
    roll: number;
    stop: number;
}
/**
 * Let the stand-in play for someone who is not connected.
 */
export interface StandIn {
    seat: number;
}
/**
 * Start the game.
 */
export interface StartGame {
    fill?: boolean;
}
/**
 * Have a browser told no more.
 */
export interface StopNotifying {
    endpoint: string;
}
/**
 * One option of a position, and where it leads.
 */
export interface StudyOption {
    chances: number[];
    event: StartJson | RollJson | StopJson | CardJson;
    gives_away: number;
    outcomes: StudyOutcome[];
    reason: ReasonView | null;
    text: string;
    worth: number;
}
/**
 * One thing that a die or a card may bring, and where that leads.
 */
export interface StudyOutcome {
    chances: number[];
    event: BareRolledJson | BareTurnedJson;
    lands?: LandingView;
    text: string;
    weight: number;
}
/**
 * A position, and what it is worth.
 */
export interface StudyView {
    carded: number[];
    chances: number[];
    decider: number | null;
    hands: number[][];
    moved: string | null;
    options: StudyOption[];
    outcomes: StudyOutcome[];
    position: PositionView;
    rules: RulesJson;
    source: "exact" | "ancient";
    standing: StandingView | null;
    text: string;
    unseen: number[];
}
/**
 * Have a browser told when the table waits for a seat: a `PushSubscription` of the browser.
 */
export interface Subscribe {
    auth: string;
    endpoint: string;
    language?: "en" | "de" | "fr" | "nl" | "it";
    p256dh: string;
}
/**
 * The answer to `hello`.
 */
export interface TableMessage {
    hands: {
        [k: string]: number[];
    };
    links: {
        [k: string]: string;
    };
    table: TableView;
    type: "table";
    yours: number[];
}
/**
 * A table as anyone with its link may see it.
 */
export interface TableView {
    advice: boolean;
    answers: AnswerView[];
    due: number | null;
    host: number;
    open_clutches: boolean;
    pace: "none" | "live" | "daily";
    phase: "open" | "playing" | "over" | "closed";
    position: PositionView;
    public: boolean;
    rematch: string | null;
    rules: RulesJson;
    seats: SeatView[];
    seconds: number | null;
    seq: number;
    series: SeriesJson | null;
    stand_in: string;
    standing: StandingView | null;
    table: string;
    tip: string;
    votes: VoteView[];
}
/**
 * Somebody wants a person to be the host.
 */
export interface VoteView {
    host: number;
    seat: number;
}
/**
 * Give the tip of a seat's chain, if it has none yet: after a rematch, which takes the seats along.
 */
export interface Tip {
    seat: number;
    tip: string;
    type: "tip";
}
