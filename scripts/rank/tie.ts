import type { Level } from "@/domain/bracket/slot";
import type { Pair } from "@/domain/table/outcome";
import { type Leg, winnerOfTie } from "@/domain/bracket/winner";
import { sameName } from "@/domain/names";
import { lists, pairOf, text, texts } from "./fields";
import { jsonOf, type Json } from "./json";

interface TieOutput {
  readonly name: string;
  readonly winner: string | null;
  readonly decidedBy: string | null;
  readonly aggregate: Pair;
}

const LEVELS: readonly Level[] = ["awayGoals", "extraTime", "shootOut", "replay", "higherSeed"];

function levelOf(tie: Json): readonly Level[] {
  const named = texts(tie["level"]);
  if (named.length > 0)
    return LEVELS.filter((one) => named.includes(one)).sort(
      (a, b) => named.indexOf(a) - named.indexOf(b),
    );
  return LEVELS.filter((one) => one !== "awayGoals" || tie["awayGoals"] === true);
}

/** What an award counts where the vector names no score. */
const AWARDED: Pair = [3, 0];

/** Scores stand as the home team saw them; the tie's own pairs are seen from its first team. */
function legOf(leg: Json, a: string, b: string): Leg {
  const home = text(leg["home"] ?? leg["a"]);
  const atA = home === "" || sameName(home, a);
  const turn = ([one, two]: Pair): Pair => (atA ? [one, two] : [two, one]);
  const to = text(leg["to"]);
  const toA = sameName(to, a) || (!sameName(to, b) && /^(?:a|home)$/i.test(to) === atA);
  const shootOut = pairOf(leg["shootOut"]);
  const score = pairOf(leg["score"]) ?? (to === "" ? [0, 0] : null);
  return {
    home: home === "" || leg["neutral"] === true ? null : atA ? "A" : "B",
    score: score ? turn(score) : toA ? AWARDED : [AWARDED[1], AWARDED[0]],
    ...(shootOut && { shootOut: turn(shootOut) }),
    ...(to !== "" && { given: { to: toA ? "A" : "B", by: "award" as const } }),
  };
}

function solve(tie: Json): TieOutput {
  const a = text(tie["a"]);
  const b = text(tie["b"]);
  const extraTime = pairOf(tie["extraTime"]);
  const shootOut = pairOf(tie["shootOut"]);
  const byTeam = jsonOf(tie["seeds"]);
  const seeds = pairOf(tie["seeds"]) ?? pairOf([byTeam[a], byTeam[b]]);
  const verdict = winnerOfTie({
    legs: lists(tie["legs"]).map((leg) => legOf(leg, a, b)),
    replays: lists(tie["replays"] ?? [tie["replay"]].flat().filter(Boolean)).map((leg) =>
      legOf(leg, a, b),
    ),
    level: levelOf(tie),
    ...(extraTime && { extraTime }),
    ...(shootOut && { shootOut }),
    ...(seeds && { seeds }),
  });
  return {
    name: text(tie["name"]),
    winner: verdict.winner && (verdict.winner === "A" ? a : b),
    decidedBy: verdict.decidedBy ?? null,
    aggregate: verdict.aggregate,
  };
}

/** Who goes on from each tie of a vector of kind `tie`, and what decided it. */
export function tieOutput(vector: unknown): { ties: TieOutput[] } {
  return { ties: lists(jsonOf(vector)["ties"]).map(solve) };
}
