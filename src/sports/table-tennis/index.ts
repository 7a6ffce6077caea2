import type { Sport } from "@/domain/sport";
import { entry } from "./entry";
import { packs } from "./rules";
import { score } from "./score";

export const tableTennis: Sport = {
  ...entry,
  packs,
  scoreFormat: score,
  posters: ["06-bounce", "16-rally"],
  venue: "Sports hall",
  positions: ["Attacker", "All-rounder", "Defender"],
  // ITTF Regulations 3.7.6.3: three players of each team share five singles.
  lineUp: { size: 3, fields: ["teamALineUp", "teamBLineUp"], label: "Line-up" },
  // ITTF Regulations 3.7.6.3: A v X, B v Y, C v Z, A v Y, B v X.
  tie: [
    { name: "Match 1", a: [0], b: [0] },
    { name: "Match 2", a: [1], b: [1] },
    { name: "Match 3", a: [2], b: [2] },
    { name: "Match 4", a: [0], b: [1] },
    { name: "Match 5", a: [1], b: [0] },
  ],
  tieSizes: { label: "Singles", most: 20, mayEndEarly: true },
  tieTitle: "Singles",
  table: {
    teamField: "name",
    crossed: ["points"],
    columns: [
      { key: "played", short: "P", label: "Played", always: true },
      { key: "won", short: "W", label: "Won" },
      { key: "lost", short: "L", label: "Lost" },
      { key: "gf", short: "MW", label: "Matches won" },
      { key: "ga", short: "ML", label: "Matches lost" },
      { key: "points", short: "Pts", label: "Points", always: true, decisive: true },
    ],
    figures: [
      { of: "games", as: "pair", short: "Games", label: "Games won and lost" },
      { of: "rally", as: "ratio", short: "RR", label: "Rally ratio" },
    ],
  },
  statistics: [
    { key: "goals", label: "Matches won", unit: "win", fromResults: "partsWon" },
    { key: "appearances", label: "Ties", unit: "tie", fromResults: "appearances" },
  ],
  topLists: [{ source: "goals", title: "Matches won" }],
  words: {
    scored: "Matches won",
    score: "Singles",
    one: "match won",
    scorers: "Winners",
    scorerDetail: "Matches won",
    manOfTheMatch: "Player of the tie",
  },
  scorerFigure: "points",
  matchFields: [],
  draws: false,
  endings: ["retired"],
  teamOfTheWeek: [],
};
