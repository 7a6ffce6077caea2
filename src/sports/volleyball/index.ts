import type { Sport } from "@/domain/sport";
import { entry } from "./entry";
import { packs } from "./rules";
import { score } from "./score";

export const volleyball: Sport = {
  ...entry,
  packs,
  scoreFormat: score,
  posters: ["03-top-of-the-net", "13-line-judge"],
  venue: "Sports hall",
  positions: ["Setter", "Outside Hitter", "Middle Blocker", "Opposite", "Libero"],
  // FIVB Official Volleyball Rules, rule 7.3: six players of each team in play.
  lineUp: { size: 6, fields: ["teamALineUp", "teamBLineUp"], label: "Line-up" },
  stretch: "Set",
  table: {
    teamField: "name",
    crossed: ["points"],
    columns: [
      { key: "played", short: "P", label: "Played", always: true },
      { key: "won", short: "W", label: "Won", always: true, decisive: true },
      { key: "lost", short: "L", label: "Lost" },
      { key: "gf", short: "SW", label: "Sets won" },
      { key: "ga", short: "SL", label: "Sets lost" },
      { key: "points", short: "Pts", label: "Points", always: true },
    ],
    figures: [
      { of: "score", as: "ratio", short: "SR", label: "Set ratio" },
      { of: "rally", as: "ratio", short: "RR", label: "Rally ratio" },
    ],
  },
  statistics: [
    { key: "goals", label: "Points", unit: "point", fromResults: "points" },
    { key: "blocks", label: "Blocks", unit: "block" },
    {
      key: "appearances",
      label: "Appearances",
      unit: "match",
      units: "matches",
      fromResults: "appearances",
    },
  ],
  topLists: [
    { source: "goals", title: "Points" },
    { source: "blocks", title: "Blocks" },
  ],
  words: {
    scored: "Points",
    score: "Sets",
    one: "point",
    scorers: "Scorers",
    scorerDetail: "Points",
    manOfTheMatch: "Player of the match",
  },
  scorerFigure: "points",
  matchFields: ["goalsA", "goalsB", "substitutionsA", "substitutionsB"],
  draws: false,
  endings: ["retired"],
  teamOfTheWeek: [],
};
