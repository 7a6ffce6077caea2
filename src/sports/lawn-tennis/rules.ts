import type { Award, RulePack } from "@/domain/table/pack";
import { amongTied, by } from "../criterion";

// A tie is won; rubbers, sets and games count only where a competition says so.
const award: Award = { units: { score: [0, 0] }, cite: "per competition" };
const common = { sport: "lawn-tennis", award } as const;
const davisCup = "after Davis Cup Finals";
const atp = "ATP Finals, rules and format";

/** The rule packs; the first is the default. */
export const packs: readonly [RulePack, ...RulePack[]] = [
  {
    ...common,
    id: "tennis.rubbers",
    title: "Ties of rubbers",
    edition: "2022",
    points: { kind: "result", win: 1, draw: 0.5, loss: 0 },
    stages: [
      { criteria: [by("won", "ties won", davisCup)], restart: "never" },
      {
        criteria: [
          amongTied("won", "ties won", davisCup, "two"),
          by("score.pct", "share of rubbers", davisCup, "more"),
          by("sets.pct", "share of sets", davisCup, "more"),
          by("games.pct", "share of games", davisCup, "more"),
        ],
        restart: "eachSplit",
      },
      { criteria: [by("seed", "ranking", davisCup)], restart: "never" },
    ],
    unresolved: "share",
  },
  {
    ...common,
    id: "tennis.atp-group",
    title: "ATP Finals",
    edition: "rules a–d",
    points: { kind: "result", win: 1, loss: 0 },
    stages: [
      {
        criteria: [by("won", "wins", `${atp} a`), by("played", "matches played", `${atp} b`)],
        restart: "never",
      },
      {
        criteria: [
          amongTied("won", "wins", `${atp} c`, "two"),
          by("score.pct", "share of sets", `${atp} d`, "more"),
          by("games.pct", "share of games", `${atp} d`, "more"),
        ],
        restart: "eachSplit",
      },
      { criteria: [by("seed", "ranking", `${atp} d`)], restart: "never" },
    ],
    unresolved: "manual",
  },
];
