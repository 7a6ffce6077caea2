import type { League } from "@/domain/league/league";
import type { EntityKind } from "@/records/record";
import { isDue, isOn, type Match } from "@/domain/match/match";
import { MINUTE } from "@/domain/durations";
import { MATCH_PART, adminMatchPath } from "@/leagues/adminPaths";

/** The parts of a match's page, in the order in which a match goes through them. */
const parts = ["before", "live", "after", "history"] as const;
export type MatchPart = (typeof parts)[number];

/** The part that holds the form of a kind of record, in the running season. */
const partsOfKinds: Partial<Record<EntityKind, MatchPart>> = {
  fixtures: "before",
  results: "after",
};
export const partOf = (kind: EntityKind): MatchPart | undefined => partsOfKinds[kind];

/** The part that an address asks for; undefined without a word of it. */
export function partIn(search: string): MatchPart | undefined {
  const asked = new URLSearchParams(search).get(MATCH_PART);
  return parts.find((part) => part === asked);
}

/** How long before its kick-off a match is opened beside the pitch, in milliseconds: some begin early. */
const SOON = 30 * MINUTE;

/**
 * The part at which a match is opened where nobody asks for one: before it its fixture, while it is on the pitch, and its
 * result once it must be over.
 * @param now epoch milliseconds; @param minutes how long such a match takes, breaks included
 */
export function openingPart(match: Match, now: number, minutes: number): MatchPart {
  if (match.outcome) return "after";
  if (isOn(match, now, minutes) || isOn(match, now + SOON, minutes)) return "live";
  return isDue(match, now, minutes) ? "after" : "before";
}

/** A part of a match's page. @param id of the fixture, or of a result that has none */
export const matchPath = (league: League, id: string, part: MatchPart): string =>
  `${adminMatchPath(league, id)}?${MATCH_PART}=${part}`;

/** Where somebody came from to a form: saving leads back there. */
interface CameFrom {
  readonly path: string;
  readonly name: string;
}

/** What a link to a match remembers of the page that it is on. */
export const comingFrom = (path: string, name: string) => ({ from: { path, name } });

/** Where the entry of the history says that somebody came from. */
export function cameFrom(state: unknown): CameFrom | null {
  if (typeof state !== "object" || state === null || !("from" in state)) return null;
  const { from } = state;
  if (typeof from !== "object" || from === null || !("path" in from) || !("name" in from))
    return null;
  const { path, name } = from;
  return typeof path === "string" && typeof name === "string" ? { path, name } : null;
}
