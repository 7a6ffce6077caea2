import type { Award, RulePack } from "@/domain/table/pack";
import { amongTied, by } from "../criterion";

// The team that did not come loses all boards.
const award: Award = { cite: "FIDE Handbook C.07, 15.2" };
const common = {
  sport: "chess",
  points: { kind: "result", win: 2, draw: 1, loss: 0 },
  award,
  unresolved: "share",
} as const satisfies Partial<RulePack>;
const fide = "FIDE Handbook C.07 (1 March 2026)";

/** The rule packs; the first is the default. */
export const packs: readonly [RulePack, ...RulePack[]] = [
  {
    ...common,
    id: "chess.mp-gp",
    title: "FIDE, match points",
    edition: "2026",
    stages: [
      {
        criteria: [
          by("points", "match points", `${fide}, 13.1`),
          by("score.for", "board points", `${fide}, 13.1`),
        ],
        restart: "never",
      },
      {
        criteria: [
          amongTied("points", "match points", `${fide}, 13.3`),
          amongTied("score.for", "board points", `${fide}, 13.3`),
        ],
        restart: "eachSplit",
      },
    ],
  },
  {
    ...common,
    id: "chess.mp-emmsb",
    title: "FIDE, match points and extended Sonneborn-Berger",
    edition: "2026",
    stages: [
      {
        criteria: [
          by("points", "match points", `${fide}, 13.1`),
          by("esb.mp.mp", "extended Sonneborn-Berger", `${fide}, 13.2.1`),
        ],
        restart: "never",
      },
    ],
  },
];
