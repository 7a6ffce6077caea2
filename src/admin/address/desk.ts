import { collectionOf } from "@/records/shape";
import type { League } from "@/domain/league/league";
import type { DeskView } from "@/leagues/adminPaths";
import { sectionOf } from "../sections";

/** What the pages of the desk are called. */
export const deskNames: Readonly<Record<DeskView, string>> = {
  "match-day": "Match day",
  "make-fixtures": "Make fixtures",
  squads: "Squads",
  officials: "Officials",
  grounds: "Grounds",
  week: "Week of all grounds",
  help: "Help",
};

const hasMatchDay = (league: League) =>
  collectionOf(league, "fixtures") !== undefined && sectionOf(league, "results")?.access === "full";

const has: Readonly<Record<DeskView, (league: League) => boolean>> = {
  "match-day": hasMatchDay,
  "make-fixtures": (league) => sectionOf(league, "fixtures")?.access === "full",
  squads: (league) => sectionOf(league, "players")?.access === "full",
  officials: hasMatchDay,
  grounds: hasMatchDay,
  week: hasMatchDay,
  help: () => true,
};

/** Whether a league keeps what that page is made of. */
export const hasDesk = (league: League, view: DeskView): boolean => has[view](league);
