/** Where a replay was left for the study board, to go on there when somebody comes back. */

let left = { record: "", frame: 0 };

/** Note that the replay of *record* was left at a frame. */
export function leaveAt(record: string, frame: number): void {
    left = { record, frame };
}

/** The frame at which the replay of *record* was left, once; 0 if it was not. */
export function cameFrom(record: string): number {
    const { frame } = left.record === record ? left : { frame: 0 };
    left = { record: "", frame: 0 };
    return frame;
}
