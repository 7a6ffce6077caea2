import { findClub, type ResolvedClub } from "./clubs";

/** What visitors read in the place of a team's name: a club's own, or the name that is nobody's. */
export const calledName = (clubs: readonly ResolvedClub[], name: string): string =>
  findClub(clubs, name)?.called ?? name;

/** A match whose teams are called so. */
export const calledMatch = <M extends { readonly teamA: string; readonly teamB: string }>(
  clubs: readonly ResolvedClub[],
  match: M,
): M => ({
  ...match,
  teamA: calledName(clubs, match.teamA),
  teamB: calledName(clubs, match.teamB),
});
