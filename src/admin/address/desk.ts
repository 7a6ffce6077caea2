import { kinds } from "@/records/kinds";
import { collectionOf } from "@/records/shape";
import type { League } from "@/domain/league/league";
import { viewPath, type ArenaView, type DeskView } from "@/leagues/adminPaths";
import { sectionOf, type OpenSection } from "../sections";

/** What the pages of the desk are called. */
export const deskNames: Readonly<Record<DeskView, string>> = {
  "match-day": "Match day",
  "make-fixtures": "Make fixtures",
  squads: "Squads",
  captains: "Captains",
  officials: "Officials",
  grounds: "Grounds",
  week: "Week of all grounds",
  leagues: "Leagues",
  "open-league": "Open a league",
  help: "Help",
};

const hasMatchDay = (league: League) =>
  collectionOf(league, "fixtures") !== undefined && sectionOf(league, "results")?.access === "full";

const has: Readonly<Record<DeskView, (league: League) => boolean>> = {
  "match-day": hasMatchDay,
  "make-fixtures": (league) => sectionOf(league, "fixtures")?.access === "full",
  squads: (league) => sectionOf(league, "players")?.access === "full",
  captains: (league) => collectionOf(league, "teams") !== undefined,
  officials: hasMatchDay,
  grounds: hasMatchDay,
  week: hasMatchDay,
  leagues: () => true,
  "open-league": () => true,
  help: () => true,
};

/** Pages of the desk for owners alone. */
export const isForOwnersAlone = (view: DeskView): boolean =>
  view === "leagues" || view === "open-league";

/** The records of the arena as a section. */
export const arenaSection = (league: League, kind: ArenaView): OpenSection => ({
  id: kind,
  name: deskNames[kind],
  icon: "table",
  kind,
  // Leagues are opened on a page of their own, and never deleted.
  access: kinds[kind].keptBy === "owners" ? "edit-only" : "full",
  path: viewPath(league, kind),
  about: "All leagues",
  ...(hasMatchDay(league) &&
    kinds[kind].keptBy === undefined && {
      back: { name: deskNames["match-day"], path: viewPath(league, "match-day") },
    }),
});

/** Whether a league keeps what that page is made of. */
export const hasDesk = (league: League, view: DeskView): boolean => has[view](league);
