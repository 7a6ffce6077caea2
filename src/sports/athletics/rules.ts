import type { RulePack } from "@/domain/table/pack";
import { by } from "../criterion";

const common = {
  sport: "athletics",
  points: null,
  award: null,
  unresolved: "share",
} as const satisfies Partial<RulePack>;
const team = "European Athletics Team Championships";
const medals = "usual medal table";

/** The rule packs; the first is the default. */
export const packs: readonly [RulePack, ...RulePack[]] = [
  {
    ...common,
    id: "athletics.points",
    title: "Points by place",
    edition: "2015",
    stages: [
      {
        criteria: [
          by("points", "points", team),
          by("place.1", "first places", team),
          by("place.2", "second places", `after ${team}`),
          by("place.3", "third places", `after ${team}`),
          by("place.4", "fourth places", `after ${team}`),
          by("place.5", "fifth places", `after ${team}`),
          by("place.6", "sixth places", `after ${team}`),
          by("place.7", "seventh places", `after ${team}`),
          by("place.8", "eighth places", `after ${team}`),
        ],
        restart: "never",
      },
    ],
  },
  {
    ...common,
    id: "athletics.medals",
    title: "Medal table",
    edition: "2024",
    stages: [
      {
        criteria: [
          by("place.1", "gold", medals),
          by("place.2", "silver", medals),
          by("place.3", "bronze", medals),
        ],
        restart: "never",
      },
    ],
  },
];
