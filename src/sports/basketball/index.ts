import type { Sport } from "@/domain/sport";
import { entry } from "./entry";
import { packs } from "./rules";
import { score } from "./score";

export const basketball: Sport = {
  ...entry,
  packs,
  scoreFormat: score,
  posters: ["02-from-the-rafters", "12-nothing-but-net"],
  stretch: "Quarter",
  venue: "Sports hall",
  // Half court, basket at the top: key, free-throw circle, three-point arc, centre circle.
  markings:
    "M4 4H96V116H4ZM34 4V48H66V4M34 48A16 14 0 0 0 66 48M11 4V22C11 62 30 76 50 76C70 76 89 62 89 22V4M42 10H58M50 11A3.5 3.5 0 0 1 50 18A3.5 3.5 0 0 1 50 11ZM34 116A16 14 0 0 1 66 116",
  positions: ["Point Guard", "Shooting Guard", "Small Forward", "Power Forward", "Center"],
  // FIBA Official Basketball Rules, article 4: five players of each team on the court.
  lineUp: { size: 5, fields: ["teamAStartingV", "teamBStartingV"], label: "Starting five" },
  // FIBA Official Basketball Rules 2024, article 16.2.1: one point for a free throw, two for a field goal, three for
  // one from the three-point area.
  scoreSteps: [1, 2, 3],
  table: {
    teamField: "name",
    crossed: ["won", "lost"],
    columns: [
      { key: "won", short: "W", label: "Won", always: true, decisive: true },
      { key: "lost", short: "L", label: "Lost", always: true },
      { key: "ppg", short: "PPG", label: "Points per game", always: true },
      { key: "streak", short: "Strk", label: "Streak", always: true },
    ],
  },
  statistics: [
    {
      key: "goals",
      label: "Points",
      unit: "point",
      fromResults: "points",
      alsoStoredAs: "points",
    },
    { key: "assists", label: "Assists", unit: "assist" },
    { key: "rebounds", label: "Rebounds", unit: "rebound" },
    { key: "steals", label: "Steals", unit: "steal" },
    { key: "blocks", label: "Blocks", unit: "block" },
    { key: "appearances", label: "Appearances", unit: "game", fromResults: "appearances" },
  ],
  topLists: [
    { source: "goals", title: "Points" },
    { source: "rebounds", title: "Rebounds" },
    { source: "assists", title: "Assists" },
    { source: "steals", title: "Steals" },
    { source: "blocks", title: "Blocks" },
  ],
  words: {
    scored: "Points",
    score: "Points",
    one: "point",
    scorers: "Scorers",
    scorerDetail: "Points",
    manOfTheMatch: "Man of the match",
  },
  scorerFigure: "points",
  matchFields: ["goalsA", "goalsB", "bookings", "substitutionsA", "substitutionsB", "possessionA"],
  draws: false,
  // FIBA Official Basketball Rules, article 8: overtimes until the score is not level.
  endings: ["extraTime"],
  teamOfTheWeek: [
    { position: "Center", count: 1 },
    { position: "Power Forward", count: 1 },
    { position: "Small Forward", count: 1 },
    { position: "Shooting Guard", count: 1 },
    { position: "Point Guard", count: 1 },
  ],
};
