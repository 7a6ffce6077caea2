import { findClub, type ResolvedClub } from "./clubs";

/** Returns the name of a team for visitors: `called` of its club, or the name itself if it is no club's. */
export const calledName = (clubs: readonly ResolvedClub[], name: string): string =>
  findClub(clubs, name)?.called ?? name;

/** Returns a match with the team names for visitors. */
export const calledMatch = <M extends { readonly teamA: string; readonly teamB: string }>(
  clubs: readonly ResolvedClub[],
  match: M,
): M => ({
  ...match,
  teamA: calledName(clubs, match.teamA),
  teamB: calledName(clubs, match.teamB),
});
