import type { LeagueEntry } from "@/domain/league/league";
import { everyPage } from "@/domain/league/everyPage";
import { arena } from "@arena/arena";

/** Stands for the whole arena in functions that need a league: records of the arena are accessible from any league. */
export const wholeArena: LeagueEntry = {
  ...everyPage,
  slug: "",
  sport: "",
  name: arena.name,
  strapline: "",
  seasons: [{ id: "", label: "" }],
  collections: {},
  clubNoun: "club",
};
