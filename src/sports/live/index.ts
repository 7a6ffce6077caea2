import type { LivePlay } from "@/domain/match/livePlay";
import type { SportId } from "@/domain/sport";
import { footballLive } from "./football";

const plays: Partial<Record<SportId, LivePlay>> = { football: footballLive };

/** How a sport is followed by taps; null where its score sheet says how a match stands. */
export const livePlayOf = (sport: SportId): LivePlay | null => plays[sport] ?? null;
