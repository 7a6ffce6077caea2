import type { League } from "@/domain/league/league";
import type { EntityKind } from "@/records/record";
import { pitchPath } from "@/leagues/adminPaths";

/** The parts of a match's page, in the order in which a match goes through them. */
const parts = ["before", "live", "after", "history"] as const;
export type MatchPart = (typeof parts)[number];

/** The part that holds the form of a kind of record, in the running season. */
const partsOfKinds: Partial<Record<EntityKind, MatchPart>> = {
  fixtures: "before",
  results: "after",
};
export const partOf = (kind: EntityKind): MatchPart | undefined => partsOfKinds[kind];

const PARAM = "part";

/** The part that an address asks for; without a word of it the pitch, which scorers have links to. */
export function partIn(search: string): MatchPart {
  const asked = new URLSearchParams(search).get(PARAM);
  return parts.find((part) => part === asked) ?? "live";
}

/** A part of a match's page. @param id of the fixture, or of a result that has none */
export const matchPath = (league: League, id: string, part: MatchPart): string =>
  part === "live" ? pitchPath(league, id) : `${pitchPath(league, id)}?${PARAM}=${part}`;

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
