import { BAN_POLICY } from "@/domain/people/banPolicy";
import type { Sport } from "@/domain/sport";
import { entry } from "./entry";
import { live } from "./live";
import { packs } from "./rules";
import { score } from "./score";

export const football: Sport = {
  ...entry,
  packs,
  scoreFormat: score,
  live,
  posters: ["01-penalty", "11-centre-circle"],
  stretch: "Half",
  venue: "Main bowl",
  // Full pitch: touchlines, halfway line and circle, both penalty and goal areas.
  markings:
    "M4 4H96V116H4ZM4 60H96M50 48A12 12 0 0 1 50 72A12 12 0 0 1 50 48ZM24 4V21H76V4M38 4V10.5H62V4M41 21A10 10 0 0 0 59 21M24 116V99H76V116M38 116V109.5H62V116M41 99A10 10 0 0 1 59 99",
  positions: ["Goalkeeper", "Defender", "Midfielder", "Forward"],
  playingMinutes: { regular: 90, withExtraTime: 120 },
  // IFAB Laws of the Game, Law 3.1: at most eleven players.
  lineUp: {
    size: 11,
    fields: ["teamAStartingXI", "teamBStartingXI"],
    label: "Starting XI",
    onGround: true,
  },
  table: {
    teamField: "teamName",
    crossed: ["points", "gd"],
    columns: [
      { key: "played", short: "P", label: "Played", always: true },
      { key: "won", short: "W", label: "Won" },
      { key: "draw", short: "D", label: "Drawn" },
      { key: "lost", short: "L", label: "Lost" },
      { key: "gf", short: "GF", label: "Goals for" },
      { key: "ga", short: "GA", label: "Goals against" },
      { key: "gd", short: "GD", label: "Goal difference", always: true, signed: true },
      { key: "points", short: "Pts", label: "Points", always: true, decisive: true },
    ],
  },
  statistics: [
    { key: "goals", label: "Goals", unit: "goal", fromResults: "goals" },
    { key: "assists", label: "Assists", unit: "assist", fromResults: "assists" },
    {
      key: "appearances",
      label: "Appearances",
      unit: "match",
      units: "matches",
      fromResults: "appearances",
    },
    {
      key: "cleanSheets",
      label: "Clean sheets",
      unit: "clean sheet",
      fromResults: "cleanSheets",
      ofKeepers: true,
    },
  ],
  topLists: [
    { source: "goals", title: "Goals" },
    { source: "assists", title: "Assists" },
    { source: "cleanSheets", title: "Clean sheets" },
    { source: "yellowCards", title: "Yellow cards" },
    { source: "redCards", title: "Red cards" },
  ],
  words: {
    scored: "Goals",
    score: "Goals",
    one: "goal",
    scorers: "Goals",
    scorerDetail: "Minute",
    manOfTheMatch: "Man of the match",
  },
  scorerFigure: "minute",
  matchFields: [
    "goalsA",
    "goalsB",
    "bookings",
    "cards",
    "substitutionsA",
    "substitutionsB",
    "possessionA",
  ],
  bans: BAN_POLICY,
  draws: true,
  // IFAB Laws of the Game, Law 10.3: extra time and kicks from the penalty mark.
  endings: ["extraTime", "shootOut"],
  teamOfTheWeek: [
    { position: "Forward", count: 3 },
    { position: "Midfielder", count: 3 },
    { position: "Defender", count: 4 },
    { position: "Goalkeeper", count: 1 },
  ],
};
