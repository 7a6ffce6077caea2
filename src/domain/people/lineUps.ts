import type { Match } from "../match/match";
import { sameName } from "../names";
import type { Result } from "@/records/results/schema";
import { sidesOf, type SideSheet } from "./sheet";

/** Somebody who came on. */
export interface Substitute {
  readonly name: string;
  /** As typed; '' where nobody wrote it down. */
  readonly minute: string;
}

/** Who played for a team. */
export interface TeamSheet {
  readonly starters: readonly string[];
  /** In the order they came on. */
  readonly substitutes: readonly Substitute[];
}

/** Both teams' players, team A's first. */
export interface LineUps {
  /** Whether it is known who began; otherwise `starters` are all who played. */
  readonly isStarting: boolean;
  readonly teams: readonly [TeamSheet, TeamSheet];
}

/** Those whom the record lets come on, then all others who are said to have played. */
function substitutesOf({ starting, played, substitutions }: SideSheet): Substitute[] {
  const on = substitutions
    .filter(({ direction }) => direction === "IN")
    .map(({ player, minute }) => ({ name: player, minute }));
  const others = played.filter(
    (name) => ![...starting, ...on.map((one) => one.name)].some((known) => sameName(known, name)),
  );
  return [...on, ...others.map((name) => ({ name, minute: "" }))];
}

/**
 * Whether a result says by itself who began, so that the fixture's line-ups need not be read: of everybody who
 * played, as many did not come on as the sport lets begin.
 * @param size how many begin
 */
export function hasLineUps(result: Result & { readonly id: string }, size: number): boolean {
  return sidesOf(result).every(({ starting }) => starting.length === size);
}

/**
 * Who began and who came on: as announced with the fixture, else by the result.
 * @param size how many begin
 */
export function lineUpsOf({ schedule, outcome }: Match, size: number): LineUps {
  const announced = [schedule?.lineUpA ?? [], schedule?.lineUpB ?? []] as const;
  if (!outcome) {
    const [a, b] = announced.map((starters) => ({ starters, substitutes: [] }));
    const none = { starters: [], substitutes: [] };
    return { isStarting: true, teams: [a ?? none, b ?? none] };
  }
  const { result } = outcome;
  const [a, b] = sidesOf({ ...result, lineUpA: announced[0], lineUpB: announced[1] });
  const isLikely = ({ starting }: SideSheet, at: 0 | 1) =>
    announced[at].length > 0 || starting.length <= size;
  const isStarting =
    hasLineUps(result, size) ||
    (announced.some(({ length }) => length > 0) && isLikely(a, 0) && isLikely(b, 1));
  const teamOf = (side: SideSheet): TeamSheet =>
    isStarting
      ? { starters: side.starting, substitutes: substitutesOf(side) }
      : { starters: side.played, substitutes: [] };
  return { isStarting, teams: [teamOf(a), teamOf(b)] };
}
