import type { Award, RulePack } from "@/domain/table/pack";
import { amongTied, by } from "../criterion";

// The winner gets the contests that are needed to win the tie, each game to 0.
const award: Award = { cite: "ITTF Regulations, 3.7.5.1" };
const ittf = "ITTF Regulations, 3.7.5";
const league = "usual in German and other leagues";
const rubbers = "usual in British leagues";

/** The rule packs; the first is the default. */
export const packs: readonly [RulePack, ...RulePack[]] = [
  {
    id: "tabletennis.ittf",
    sport: "table-tennis",
    title: "ITTF Regulations",
    edition: "3.7.5",
    points: { kind: "result", win: 2, loss: 1, forfeitLoss: 0, unfinishedLoss: 0 },
    award,
    stages: [
      { criteria: [by("points", "match points", `${ittf}.1`)], restart: "never" },
      {
        criteria: [
          amongTied("points", "match points", `${ittf}.2`),
          amongTied("score.ratio", "ratio of matches", `${ittf}.2`),
          amongTied("games.ratio", "ratio of games", `${ittf}.2`),
          amongTied("rally.ratio", "ratio of points", `${ittf}.2`),
        ],
        restart: "eachSplit",
      },
    ],
    unresolved: "lot",
  },
  {
    id: "tabletennis.league",
    sport: "table-tennis",
    title: "League of ties",
    edition: "2026",
    points: { kind: "result", win: 2, draw: 1, loss: 0, forfeitLoss: 0, unfinishedLoss: 0 },
    award,
    stages: [
      {
        criteria: [
          by("points", "points", league),
          by("score.diff", "difference of matches", league),
          by("games.diff", "difference of games", league),
          by("rally.diff", "difference of points in games", league),
        ],
        restart: "never",
      },
      {
        criteria: [
          amongTied("points", "points", league),
          amongTied("score.diff", "difference of matches", league),
        ],
        restart: "eachSplit",
      },
    ],
    unresolved: "share",
  },
  {
    id: "tabletennis.rubbers",
    sport: "table-tennis",
    title: "A point for each match won",
    edition: "2026",
    points: { kind: "score" },
    award,
    stages: [
      {
        criteria: [
          by("points", "points", rubbers),
          by("won", "ties won", rubbers),
          by("games.ratio", "ratio of games", rubbers),
          by("rally.ratio", "ratio of points in games", rubbers),
        ],
        restart: "never",
      },
      {
        criteria: [amongTied("points", "points", rubbers), amongTied("won", "ties won", rubbers)],
        restart: "eachSplit",
      },
    ],
    unresolved: "share",
  },
];
