import type { League } from "@/domain/league/league";
import type { EntityKind } from "@/records/record";
import { isDue } from "@/domain/match/isDue";
import { isOn, type Match } from "@/domain/match/match";
import { MINUTE } from "@/domain/durations";
import { MATCH_PART, adminMatchPath } from "@/leagues/adminPaths";

/** The parts of a match's page, in the order of time. */
const parts = ["before", "live", "after", "history"] as const;
export type MatchPart = (typeof parts)[number];

/** The part with the form of each kind of record, in the current season. */
const partsOfKinds: Partial<Record<EntityKind, MatchPart>> = {
  fixtures: "before",
  results: "after",
};
export const partOf = (kind: EntityKind): MatchPart | undefined => partsOfKinds[kind];

/** Reads the part from an address; undefined if the address names none. */
export function partIn(search: string): MatchPart | undefined {
  const asked = new URLSearchParams(search).get(MATCH_PART);
  return parts.find((part) => part === asked);
}

/** How long before kick-off a match opens at live scoring, in milliseconds: some matches begin early. */
const SOON = 30 * MINUTE;

/**
 * Returns the part to open if the address names none: the fixture before the match, live scoring during it, the result
 * once it must be over.
 * @param now in epoch milliseconds
 * @param minutes how long a match of the sport takes, with breaks
 */
export function openingPart(match: Match, now: number, minutes: number): MatchPart {
  if (match.outcome) return "after";
  if (isOn(match, now, minutes) || isOn(match, now + SOON, minutes)) return "live";
  return isDue(match, now, minutes) ? "after" : "before";
}

/** Returns the address of a part of a match's page. @param id of the fixture, or of a result without a fixture */
export const matchPath = (league: League, id: string, part: MatchPart): string =>
  `${adminMatchPath(league, id)}?${MATCH_PART}=${part}`;

/** The page from which the user came to a form; after saving, the form goes back there. */
interface CameFrom {
  readonly path: string;
  readonly name: string;
}

/** Makes the location state for a link to a match: it names the page with the link. */
export const returnPageState = (path: string, name: string) => ({ from: { path, name } });

/** Reads from the location state the page that the user came from; null if it names none. */
export function readReturnPage(state: unknown): CameFrom | null {
  if (typeof state !== "object" || state === null || !("from" in state)) return null;
  const { from } = state;
  if (typeof from !== "object" || from === null || !("path" in from) || !("name" in from))
    return null;
  const { path, name } = from;
  return typeof path === "string" && typeof name === "string" ? { path, name } : null;
}
