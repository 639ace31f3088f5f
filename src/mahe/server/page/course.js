/** Where things are on the board: 21 stones round the island, counter-clockwise, the raft below. */

export const WIDTH = 1000;
export const HEIGHT = 1140;
const CENTRE = { x: 500, y: 482 };
const HALF = { x: 392, y: 394 };
const ROUNDNESS = 2.7;
const SPACES = 21;
const SAMPLES = 2100;

/** @typedef {{x: number, y: number}} Point */
/** @typedef {Point & {heading: number, out: Point}} Spot */

const bend = (value) => Math.sign(value) * Math.abs(value) ** (2 / ROUNDNESS);

/** A point of the course: 0 is the bottom, then to the right and round. @returns {Point} */
function along(part) {
    const angle = 2 * Math.PI * part;
    const sway = 1 + 0.018 * Math.sin(3 * angle + 1) + 0.014 * Math.sin(5 * angle);
    return { x: CENTRE.x + HALF.x * sway * bend(Math.sin(angle)), y: CENTRE.y + HALF.y * sway * bend(Math.cos(angle)) };
}

const line = Array.from({ length: SAMPLES + 1 }, (_, index) => along(index / SAMPLES));
const lengths = [0];
for (let index = 1; index <= SAMPLES; index++) {
    const [a, b] = [line[index - 1], line[index]];
    lengths.push(lengths[index - 1] + Math.hypot(b.x - a.x, b.y - a.y));
}

/** The spot after a part of the whole way, with the heading of who swims there. @returns {Spot} */
export function spotAt(part) {
    const wanted = (((part % 1) + 1) % 1) * lengths[SAMPLES];
    const index = Math.max(
        1,
        lengths.findIndex((length) => length >= wanted),
    );
    const before = line[(index - 8 + SAMPLES) % SAMPLES];
    const after = line[(index + 8) % SAMPLES];
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    const length = Math.hypot(dx, dy);
    const heading = (Math.atan2(dy, dx) * 180) / Math.PI;
    return { ...line[index], heading, out: { x: -dy / length, y: dx / length } };
}

/** The stones by their numbers; there is none at 0. @type {Spot[]} */
export const STONES = Array.from({ length: SPACES + 1 }, (_, space) => spotAt((space - 0.5) / SPACES));

export const RAFT = { x: 590, y: 1050, width: 640, height: 132 };
export const NEST = { x: 500, y: 366 };

/** The place of a turtle on the raft. @returns {Spot} */
export function raftSpot(index, turtles) {
    const step = Math.min(112, (RAFT.width - 70) / turtles);
    return { x: RAFT.x + (index - (turtles - 1) / 2) * step, y: RAFT.y + 2, heading: -90, out: { x: 0, y: 1 } };
}

/** Which way a stack on a spot leans: towards the island, away from the number. @param {Spot} spot @returns {Point} */
export const lean = ({ out }) => ({ x: -out.x, y: -out.y });

/** How far apart the shells of a stack are. */
export const leanStep = (turtles) => (turtles < 2 ? 0 : Math.min(38, 132 / (turtles - 1)));

/** A closed smooth path round the island, *grow* outside the course (negative: inside), never quite regular. */
export function shore(grow, rough = 8, seed = 0) {
    const points = Array.from({ length: 56 }, (_, index) => {
        const spot = spotAt(index / 56);
        const wave = rough * (Math.sin(index * 0.9 + seed) + 0.6 * Math.sin(index * 2.3 + seed * 2));
        return { x: spot.x + spot.out.x * (grow + wave), y: spot.y + spot.out.y * (grow + wave) };
    });
    return smooth(points);
}

/** A closed path through the middles between *points*, round at each of them. @param {Point[]} points */
export function smooth(points) {
    const middle = (a, b) => `${((a.x + b.x) / 2).toFixed(1)} ${((a.y + b.y) / 2).toFixed(1)}`;
    const last = points[points.length - 1];
    const curves = points.map((point, index) => {
        const next = points[(index + 1) % points.length];
        return `Q${point.x.toFixed(1)} ${point.y.toFixed(1)} ${middle(point, next)}`;
    });
    return `M${middle(last, points[0])}${curves.join("")}Z`;
}
