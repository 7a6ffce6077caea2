import type { RulePack } from "@/domain/table/pack";
import { awards } from "../packs/awards";
import { amongTied, by } from "../criterion";

const ittf = "ITTF Regulations, 3.7.5";

export const tableTennis: readonly [RulePack, ...RulePack[]] = [
  {
    id: "tabletennis.ittf",
    sport: "table-tennis",
    title: "ITTF Regulations",
    edition: "3.7.5",
    points: { kind: "result", win: 2, loss: 1, forfeitLoss: 0, unfinishedLoss: 0 },
    award: awards["table-tennis"],
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
