import { sameName } from "@/domain/names";

/** Checks whether a club plays in a match. */
export const plays = (
  { teamA, teamB }: { readonly teamA: string; readonly teamB: string },
  club: string,
): boolean => sameName(teamA, club) || sameName(teamB, club);
