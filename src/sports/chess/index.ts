import type { Sport } from "@/domain/sport";
import { entry } from "./entry";
import { packs } from "./rules";
import { score } from "./score";

export const chess: Sport = {
  ...entry,
  packs,
  scoreFormat: score,
  posters: ["05-knight", "15-opening"],
  venue: "Reading room",
  positions: ["Board 1", "Board 2", "Board 3", "Board 4", "Reserve"],
  // One player at each of four boards, as in the Chess Olympiad.
  lineUp: { size: 4, fields: ["teamALineUp", "teamBLineUp"], label: "Boards", byList: true },
  // Board points are stored doubled, so that a drawn game is a whole number.
  scoreUnit: 2,
  // FIDE Laws of Chess 2023, article 10.1: half a point for a draw, one for a win.
  scoreSteps: [1, 2],
  tie: Array.from({ length: 10 }, (_, at) => ({ name: `Board ${at + 1}`, a: [at], b: [at] })),
  tieSizes: { label: "Boards", most: 12 },
  tieTitle: "Board scores",
  table: {
    teamField: "name",
    crossed: ["points", "gf"],
    columns: [
      { key: "played", short: "P", label: "Played", always: true },
      { key: "won", short: "W", label: "Won" },
      { key: "draw", short: "D", label: "Drawn" },
      { key: "lost", short: "L", label: "Lost" },
      { key: "gf", short: "BP", label: "Board points", always: true, unit: 2 },
      { key: "points", short: "MP", label: "Match points", always: true, decisive: true },
    ],
  },
  statistics: [
    { key: "goals", label: "Games won", unit: "win", fromResults: "partsWon" },
    { key: "appearances", label: "Games", unit: "game", fromResults: "appearances" },
  ],
  topLists: [{ source: "goals", title: "Games won" }],
  words: {
    scored: "Games won",
    score: "Board points",
    one: "game won",
    scorers: "Winners",
    scorerDetail: "Games won",
    manOfTheMatch: "Player of the match",
  },
  scorerFigure: "points",
  matchFields: [],
  draws: true,
  endings: [],
  teamOfTheWeek: [],
};
