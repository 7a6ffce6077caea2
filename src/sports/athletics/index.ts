import type { Sport } from "@/domain/sport";
import { entry } from "./entry";
import { meets } from "./meets";
import { packs } from "./rules";

export const athletics: Sport = {
  ...entry,
  packs,
  scoreFormat: null,
  meets,
  posters: ["04-eight-lanes", "14-handover"],
  venue: "Running track",
  positions: ["Sprints", "Middle Distance", "Long Distance", "Hurdles", "Jumps", "Throws"],
  // One athlete in each of a meet's twelve events.
  lineUp: { size: 12, fields: ["teamALineUp", "teamBLineUp"], label: "Team list" },
  table: {
    teamField: "name",
    columns: [
      { key: "played", short: "M", label: "Meets", always: true },
      { key: "won", short: "1st", label: "Events won", always: true },
      { key: "points", short: "Pts", label: "Points", always: true },
    ],
  },
  // Marks, medals and points are computed from the events.
  statistics: [],
  topLists: [],
  words: {
    scored: "Points",
    score: "Points",
    one: "point",
    scorers: "Scorers",
    scorerDetail: "Points",
    manOfTheMatch: "Athlete of the meet",
  },
  scorerFigure: "points",
  matchFields: [],
  draws: true,
  endings: [],
  teamOfTheWeek: [],
};
