import type { Award, RulePack } from "@/domain/table/pack";
import { amongTied, by } from "../criterion";

// As many individual matches as win, every game of them to nothing.
const award: Award = { cite: "ITTF Regulations, 3.7.5.1" };
const ittf = "ITTF Regulations, 3.7.5";

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
];
