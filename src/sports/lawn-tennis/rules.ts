import type { Award, RulePack } from "@/domain/table/pack";
import { amongTied, by } from "../criterion";

// An award only gives the tie; rubbers, sets and games count only if a competition says so.
const award: Award = { units: { score: [0, 0] }, cite: "per competition" };
const common = { sport: "lawn-tennis", award } as const;
const davisCup = "after Davis Cup Finals";
const club = "usual in club leagues";
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
          by("score.pct", "share of rubbers", davisCup),
          by("sets.pct", "share of sets", davisCup),
          by("games.pct", "share of games", davisCup),
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
          by("score.pct", "share of sets", `${atp} d`),
          by("games.pct", "share of games", `${atp} d`),
        ],
        restart: "eachSplit",
      },
      { criteria: [by("seed", "ranking", `${atp} d`)], restart: "never" },
    ],
    unresolved: "manual",
  },
  {
    id: "tennis.points",
    sport: "lawn-tennis",
    title: "A point for each rubber won",
    edition: "2026",
    points: { kind: "score" },
    // The winner gets the rubbers that are needed to win the tie, or all rubbers.
    award: { cite: club },
    stages: [
      {
        criteria: [
          by("points", "points", club),
          by("won", "ties won", club),
          by("sets.pct", "share of sets", club),
          by("games.pct", "share of games", club),
        ],
        restart: "never",
      },
      {
        criteria: [amongTied("points", "points", club), amongTied("won", "ties won", club)],
        restart: "eachSplit",
      },
    ],
    unresolved: "share",
  },
];
