import type { LeagueEntry } from "@/domain/league/league";
import { wholeArena } from "./wholeArena";

const { pages, admin } = wholeArena;

const noneOf = <T extends object>(of: T) =>
  // The keys are those of what is given.
  Object.fromEntries(Object.keys(of).map((name) => [name, "none"])) as Record<keyof T, "none">;

/**
 * The administration of an arena that has no league yet, as if it were a league's that keeps nothing: there an owner signs in,
 * opens the first league, and restores a backup. It answers at `/arena/…`, a word that no league may be called, and is in no
 * list of leagues.
 */
export const arenaAdmin: LeagueEntry = {
  ...wholeArena,
  slug: "arena",
  isArenaAdmin: true,
  pages: noneOf(pages),
  admin: { sections: noneOf(admin.sections) },
};
