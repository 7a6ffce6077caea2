import type { LeagueEntry } from "@/domain/league/league";
import { everyPage } from "@/domain/league/everyPage";
import { arena } from "@arena/arena";

/** Stands for the arena where a league is asked for and none is meant: records of the arena are reached from any league. */
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
