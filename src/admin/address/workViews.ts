import { kinds } from "@/records/kinds";
import { collectionOf } from "@/records/shape";
import type { League } from "@/domain/league/league";
import { viewPath, type ArenaView, type WorkView } from "@/leagues/adminPaths";
import { sectionOf, type OpenSection } from "../sections";

/** The names of the work pages. */
export const workViewNames: Readonly<Record<WorkView, string>> = {
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

const keepsFor: Readonly<Record<WorkView, (league: League) => boolean>> = {
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

/** Checks whether a work page is for owners only. */
export const isOwnersWorkView = (view: WorkView): boolean =>
  view === "leagues" || view === "open-league";

/** Returns the list of a kind that the whole arena keeps (officials, grounds, leagues) as a section of a league. */
export const arenaSection = (league: League, kind: ArenaView): OpenSection => ({
  id: kind,
  name: workViewNames[kind],
  icon: "table",
  kind,
  // Leagues are opened on a separate page, and never deleted.
  access: kinds[kind].keptBy === "owners" ? "edit-only" : "full",
  path: viewPath(league, kind),
  about: "All leagues",
  ...(hasMatchDay(league) &&
    kinds[kind].keptBy === undefined && {
      back: { name: workViewNames["match-day"], path: viewPath(league, "match-day") },
    }),
});

/** Checks whether a league has the records that a work page needs. */
export const hasWorkView = (league: League, view: WorkView): boolean => keepsFor[view](league);
