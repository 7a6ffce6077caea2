import type { LeagueEntry } from "@/domain/league/league";
import { everyPage } from "@/domain/league/everyPage";
import { arena } from "@arena/arena";

/** The arena itself, where a function asks for a league and none is meant: records of the arena are reached from any league. */
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
