import type { Award, Points, RulePack } from "@/domain/table/pack";
import { amongTied, by } from "../criterion";

const award: Award = {
  units: { score: [20, 0] },
  afterDefault: [2, 0],
  cite: "FIBA Official Basketball Rules, art. 20 and 21",
};
const points: Points = { kind: "result", win: 2, loss: 1, forfeitLoss: 0 };

const common = { sport: "basketball", points, award } as const;
const arena = "the arena’s own rules, point 9";
const fiba = "FIBA Official Basketball Rules, D.1";

/** The rule packs; the first is the default. */
export const packs: readonly [RulePack, ...RulePack[]] = [
  {
    ...common,
    id: "basketball.arena",
    title: "Arena order",
    edition: "2026",
    stages: [
      {
        criteria: [by("won", "wins", arena), by("score.avg", "points per game", arena)],
        restart: "never",
      },
    ],
    unresolved: "share",
  },
  {
    ...common,
    id: "basketball.fiba",
    title: "FIBA Official Basketball Rules",
    edition: "2017",
    stages: [
      { criteria: [by("points", "classification points", `${fiba}.1`)], restart: "never" },
      {
        criteria: [
          amongTied("points", "classification points", `${fiba}.3`),
          amongTied("score.diff", "difference", `${fiba}.3`),
          amongTied("score.for", "points scored", `${fiba}.3`),
          by("score.diff", "points difference", `${fiba}.3`),
          by("score.for", "points scored", `${fiba}.3`),
        ],
        restart: "eachSplit",
      },
    ],
    unresolved: "lot",
  },
];
