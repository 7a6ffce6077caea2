import { sameName } from "@/domain/names";

/** A match in which a team plays itself is none. */
export const againstItself = (match: {
  readonly teamA: string;
  readonly teamB: string;
}): { readonly teamB?: string } =>
  sameName(match.teamA, match.teamB) ? { teamB: "A team cannot play itself" } : {};
