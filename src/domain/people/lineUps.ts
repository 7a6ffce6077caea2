import type { Match } from "../match/match";
import { sameName } from "../names";
import type { Result } from "@/records/results/schema";
import { sidesOf, type SideSheet } from "./sheet";

/** A player who came on. */
export interface Substitute {
  readonly name: string;
  /** The minute as it was typed; '' if none was. */
  readonly minute: string;
}

/** The players of a team in a match. */
export interface TeamSheet {
  readonly starters: readonly string[];
  /** In the order in which they came on. */
  readonly substitutes: readonly Substitute[];
}

/** The players of both teams, team A first. */
export interface LineUps {
  /** Whether the starting line-up is known; if false, `starters` are all who played. */
  readonly isStarting: boolean;
  readonly teams: readonly [TeamSheet, TeamSheet];
}

/** Returns the substitutes: first the players who came on, then other players in the list of those who played. */
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
 * Checks whether a result shows the starting line-ups by itself, so that the fixture's need not be loaded: on each side
 * the players who played and did not come on are exactly as many as begin.
 * @param size the number of players who begin
 */
export function hasLineUps(result: Result & { readonly id: string }, size: number): boolean {
  return sidesOf(result).every(({ starting }) => starting.length === size);
}

/**
 * Returns the starting line-ups and the substitutes: as announced with the fixture, otherwise from the result.
 * @param size the number of players who begin
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
