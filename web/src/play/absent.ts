/** Who holds a game up because they are not there. */

import type { Session } from "../table/session.svelte";
import type { Place } from "../table/types";

type Seen = Pick<Session, "scene" | "position" | "present">;

/** The person who must decide and is not connected, if nobody plays for them. */
export function absentActor({ scene, position, present }: Seen): Place | null {
    const place = scene.places[(position?.actor ?? 0) - 1];
    if (!place || place.kind !== "person" || place.away || present.includes(place.seat)) return null;
    return place;
}
