import { liveLimits, type LiveMatch } from "@/domain/match/live";
import { limits } from "@/domain/limits";
import { readInteger, readMap, readMoment, readText } from "@/domain/reading";
import type { RawDocument } from "./documents";

/** Collection of live matches: one document per league. */
export const LIVE = "live";

/** The content of a league's live document. */
export interface LiveState {
  /** When the document was last written, in epoch milliseconds; null if there is none. */
  readonly updatedAt: number | null;
  /** The live matches by the ids of their fixtures. */
  readonly matches: ReadonlyMap<string, LiveMatch>;
}

/** Parses a league's live document; without a document there are no matches. */
export const liveState = (document: RawDocument | null): LiveState => ({
  updatedAt: readMoment(document?.["updatedAt"]),
  matches: liveMatches(document),
});

/** Returns the last events of a match, as many as the limits allow. */
function lastOf(events: readonly string[]): readonly string[] {
  let bytes = 0;
  const after = events.findLastIndex((line) => {
    bytes += new TextEncoder().encode(line).length;
    return bytes > liveLimits.bytes;
  });
  return events.slice(after + 1).slice(-liveLimits.events);
}

/** Returns a live match in the stored form that `firestore.rules` requires. */
export function liveDocument(match: LiveMatch): RawDocument {
  const { since, events, ...rest } = match;
  return {
    ...rest,
    since: since === null ? null : new Date(since),
    events: lastOf(events),
  };
}

/** Parses the matches of a live document, by the ids of their fixtures; leaves out those that cannot be parsed. */
export function liveMatches(document: RawDocument | null): ReadonlyMap<string, LiveMatch> {
  const found = new Map<string, LiveMatch>();
  for (const [fixture, stored] of Object.entries(readMap(document?.["matches"]))) {
    const match = readLiveMatch(stored);
    if (match) found.set(fixture, match);
  }
  return found;
}

function readLiveMatch(stored: unknown): LiveMatch | null {
  const raw = readMap(stored);
  const scoreA = readInteger(raw["scoreA"], 0, limits.score);
  const scoreB = readInteger(raw["scoreB"], 0, limits.score);
  if (scoreA === null || scoreB === null) return null;
  const events = Array.isArray(raw["events"]) ? raw["events"] : [];
  return {
    scoreA,
    scoreB,
    phase: readText(raw["phase"]),
    detail: readText(raw["detail"]),
    minute: readInteger(raw["minute"], 0, liveLimits.minute) ?? 0,
    since: readMoment(raw["since"]),
    events: events.map(readText).filter((line) => line !== ""),
  };
}
