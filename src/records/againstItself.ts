import { sameName } from "@/domain/names";

/** Returns a problem if both teams of a match are the same. */
export const againstItself = (match: {
  readonly teamA: string;
  readonly teamB: string;
}): { readonly teamB?: string } =>
  sameName(match.teamA, match.teamB) ? { teamB: "A team cannot play itself" } : {};
