import { liveLimits, type LiveMatch } from "@/domain/match/live";
import { limits } from "@/domain/limits";
import { readInteger, readMap, readMoment, readText } from "@/domain/reading";
import type { RawDocument } from "./documents";

/** Where matches are stored while they are played: one document per league. */
export const LIVE = "live";

/** What a league's live document says at one moment. */
export interface LiveState {
  /** When somebody last wrote there, in epoch milliseconds; null where there is no document. */
  readonly updatedAt: number | null;
  /** By the ids of their fixtures. */
  readonly matches: ReadonlyMap<string, LiveMatch>;
}

/** What that document says; nothing where there is none. */
export const liveState = (document: RawDocument | null): LiveState => ({
  updatedAt: readMoment(document?.["updatedAt"]),
  matches: liveMatches(document),
});

/** The last lines that a match has room for. */
function lastOf(events: readonly string[]): readonly string[] {
  let bytes = 0;
  const after = events.findLastIndex((line) => {
    bytes += new TextEncoder().encode(line).length;
    return bytes > liveLimits.bytes;
  });
  return events.slice(after + 1).slice(-liveLimits.events);
}

/** The match as `firestore.rules` wants it. */
export function liveDocument(match: LiveMatch): RawDocument {
  const { since, events, ...rest } = match;
  return {
    ...rest,
    since: since === null ? null : new Date(since),
    events: lastOf(events),
  };
}

/** The matches of a live document, by the id of their fixtures; what cannot be read is left out. */
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
