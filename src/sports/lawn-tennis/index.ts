import type { Sport } from "@/domain/sport";
import { entry } from "./entry";
import { packs } from "./rules";
import { score } from "./score";

export const lawnTennis: Sport = {
  ...entry,
  packs,
  scoreFormat: score,
  posters: ["07-grass", "17-chalk"],
  venue: "Grass courts",
  positions: ["Singles", "Doubles"],
  // Two players for the singles and two for the doubles.
  lineUp: { size: 4, fields: ["teamALineUp", "teamBLineUp"], label: "Line-up" },
  tie: [
    { name: "Singles 1", a: [0], b: [0] },
    { name: "Singles 2", a: [1], b: [1] },
    { name: "Doubles", a: [2, 3], b: [2, 3] },
    // The reverse singles of five rubbers, as in the Davis Cup to 2018.
    { name: "Singles 3", a: [0], b: [1] },
    { name: "Singles 4", a: [1], b: [0] },
  ],
  tieSizes: { label: "Rubbers", most: 20, mayEndEarly: true },
  tieTitle: "Rubbers",
  table: {
    teamField: "name",
    crossed: ["won"],
    columns: [
      { key: "played", short: "P", label: "Played", always: true },
      { key: "won", short: "W", label: "Won", always: true, decisive: true },
      { key: "lost", short: "L", label: "Lost", always: true },
      { key: "gf", short: "RW", label: "Rubbers won" },
      { key: "ga", short: "RL", label: "Rubbers lost" },
    ],
    figures: [
      { of: "sets", as: "pair", short: "Sets", label: "Sets won and lost" },
      { of: "games", as: "pair", short: "Games", label: "Games won and lost" },
    ],
  },
  statistics: [
    { key: "goals", label: "Rubbers won", unit: "win", fromResults: "partsWon" },
    { key: "appearances", label: "Ties", unit: "tie", fromResults: "appearances" },
  ],
  topLists: [{ source: "goals", title: "Rubbers won" }],
  words: {
    scored: "Rubbers won",
    score: "Rubbers",
    one: "rubber won",
    scorers: "Winners",
    scorerDetail: "Rubbers won",
    manOfTheMatch: "Player of the tie",
  },
  scorerFigure: "points",
  matchFields: [],
  draws: false,
  endings: ["retired"],
  teamOfTheWeek: [],
};
