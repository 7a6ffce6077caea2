import { findClub, type ResolvedClub } from "./clubs";

/** What a team is called where its name says nothing by itself, as a code does: "Arts (B3)". Other names stay. */
export function calledName(clubs: readonly ResolvedClub[], name: string): string {
  const club = findClub(clubs, name);
  return club?.house && /^[A-Z]\d{1,2}$/.test(name) ? `${club.house} (${name})` : name;
}

/** A match whose teams are called so. */
export const calledMatch = <M extends { readonly teamA: string; readonly teamB: string }>(
  clubs: readonly ResolvedClub[],
  match: M,
): M => ({
  ...match,
  teamA: calledName(clubs, match.teamA),
  teamB: calledName(clubs, match.teamB),
});
