/** The graph of everyone's chances: a band for each seat, one upon the other, as high as its chance. */

export type Band = {
    /** The seat's number less 1. */
    index: number;
    /** The outline, as an SVG path. */
    path: string;
    /** Where it is thickest, and how thick that is. */
    x: number;
    y: number;
    thickness: number;
};

export type Size = { width: number; height: number };

/** Where frame *at* of 0 to *last* is. */
export const across = (at: number, last: number, width: number): number => (last ? (at / last) * width : 0);

/** The bands of the frames that are known; seat 1 is on top. *chances* has everyone's by frame, *last* is the number of the last frame. */
export function bands(chances: number[][], last: number, { width, height }: Size, margin: number): Band[] {
    const players = chances[0]?.length ?? 0;
    // What stands above each seat, by frame.
    const above = chances.map((shares) => {
        let sum = 0;
        return [0, ...shares.map((share) => (sum += share))];
    });
    const y = (frame: number, edge: number) => Math.min((above[frame]?.[edge] ?? 0) * height, height);
    return Array.from({ length: players }, (_, index) => {
        const point = (frame: number, edge: number) =>
            `${across(frame, last, width).toFixed(1)} ${y(frame, edge).toFixed(1)}`;
        const upper = chances.map((_, frame) => point(frame, index));
        const lower = chances.map((_, frame) => point(frame, index + 1)).reverse();
        return {
            index,
            path: `M${[...upper, ...lower].join("L")}Z`,
            ...widest(chances, last, width, margin, index, y),
        };
    });
}

/** Where a band is thickest, not nearer than *margin* to the ends: there its letter has most room. */
function widest(
    chances: number[][],
    last: number,
    width: number,
    margin: number,
    index: number,
    y: (frame: number, edge: number) => number,
): Pick<Band, "x" | "y" | "thickness"> {
    let best = { x: 0, y: 0, thickness: 0 };
    const end = Math.min(width, across(chances.length - 1, last, width)) - margin;
    // So many frames to either side are covered by a letter.
    const reach = Math.ceil((margin / 2 / width) * last);
    chances.forEach((_, frame) => {
        const x = across(frame, last, width);
        if (x < margin || x > end) return;
        let [top, bottom] = [0, Infinity];
        for (let near = frame - reach; near <= frame + reach; near++) {
            if (near < 0 || near >= chances.length) continue;
            top = Math.max(top, y(near, index));
            bottom = Math.min(bottom, y(near, index + 1));
        }
        if (bottom - top > best.thickness) best = { x, y: (top + bottom) / 2, thickness: bottom - top };
    });
    return best;
}
