import type { Award, Points, RulePack } from "@/domain/table/pack";
import { amongTied, by } from "../criterion";

// The winner gets the sets that are needed to win, each to 0.
const award: Award = { cite: "FIVB pool ranking criteria" };
const common = { sport: "volleyball", award } as const;
const bestOfFive = { "3-0": [3, 0], "3-1": [3, 0], "3-2": [2, 1] } as const;
const fivbPoints: Points = { kind: "margin", table: bestOfFive, forfeit: [3, 0] };
const bothPoints: Points = {
  kind: "margin",
  table: { ...bestOfFive, "2-0": [3, 0], "2-1": [2, 1] },
  forfeit: [3, 0],
};
const fivb = "FIVB pool ranking criteria, Olympic Games 2020";
const national = "national leagues, e.g. NIVB";

/** The rule packs; the first is the default. */
export const packs: readonly [RulePack, ...RulePack[]] = [
  {
    ...common,
    id: "volleyball.fivb",
    title: "FIVB",
    edition: "2020",
    points: fivbPoints,
    stages: [
      {
        criteria: [
          by("won", "wins", fivb),
          by("points", "points", fivb),
          by("score.ratio", "ratio of sets", fivb),
          by("rally.ratio", "ratio of rally points", fivb),
        ],
        restart: "never",
      },
      {
        criteria: [
          amongTied("lastMatch", "the last match", fivb, "two"),
          amongTied("won", "wins", fivb, "more"),
          amongTied("points", "points", fivb, "more"),
          amongTied("score.ratio", "ratio of sets", fivb, "more"),
          amongTied("rally.ratio", "ratio of rally points", fivb, "more"),
        ],
        restart: "eachSplit",
      },
    ],
    unresolved: "share",
  },
  {
    ...common,
    id: "volleyball.points-first",
    title: "Points before wins",
    edition: "2024",
    points: bothPoints,
    stages: [
      {
        criteria: [
          by("points", "points", national),
          by("won", "wins", national),
          by("score.ratio", "ratio of sets", national),
          by("rally.ratio", "ratio of rally points", national),
        ],
        restart: "never",
      },
      {
        criteria: [
          amongTied("points", "points", national),
          amongTied("score.ratio", "ratio of sets", national),
          amongTied("rally.ratio", "ratio of rally points", national),
        ],
        restart: "eachSplit",
      },
    ],
    unresolved: "share",
  },
];
