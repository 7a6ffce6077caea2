import { awarded, turnedUnits } from "@/domain/table/award";
import type { Credit } from "@/domain/table/figures";
import type { Left, Outcome, Pair, Units } from "@/domain/table/outcome";
import type { RulePack } from "@/domain/table/pack";
import { jsonOf, listOf, textOf, type Json } from "./json";

/** What a match of a vector is to a table. */
export type Read =
  | { readonly is: "outcome"; readonly outcome: Outcome }
  | { readonly is: "left"; readonly left: Left }
  | { readonly is: "credit"; readonly credit: Credit }
  | { readonly is: "undecided" | "nothing" };

type Side = "A" | "B";

/** From how many on a set may be over. */
const TARGETS: Readonly<Record<string, number>> = {
  volleyball: 25,
  "lawn-tennis": 6,
  "table-tennis": 11,
};

function pairOf(value: unknown): Pair | undefined {
  const [a, b] =
    typeof value === "string"
      ? value.split(/\s*[-–:]\s*/).map(Number)
      : listOf(value).map((one) => (typeof one === "number" ? one : Number.NaN));
  return a !== undefined && b !== undefined && !Number.isNaN(a + b) ? [a, b] : undefined;
}

/** A list of pairs; undefined for a single pair or nothing. */
function pairsOf(value: unknown): readonly Pair[] | undefined {
  const pairs = listOf(value).flatMap((one) => {
    const pair = typeof one === "number" ? undefined : pairOf(one);
    return pair ? [pair] : [];
  });
  return pairs.length > 0 ? pairs : undefined;
}

const sum = (pairs: readonly Pair[]): Pair => [
  pairs.reduce((total, [a]) => total + a, 0),
  pairs.reduce((total, [, b]) => total + b, 0),
];

const leader = ([a, b]: Pair): Side | null => (a > b ? "A" : b > a ? "B" : null);

function sideOf(value: unknown, match: Json): Side | null {
  const text = textOf(value);
  if (text === "A" || text === "a" || text === "home") return "A";
  if (text === "B" || text === "b" || text === "away") return "B";
  if (text === "") return null;
  return text === nameOf(match, "A") ? "A" : text === nameOf(match, "B") ? "B" : null;
}

/** The team on that side of a vector's match. */
export const nameOf = (match: Json, side: Side): string =>
  textOf(side === "A" ? (match["a"] ?? match["home"]) : (match["b"] ?? match["away"]));

const count = (sets: readonly Pair[]): Pair =>
  sum(sets.map((one): Pair => [leader(one) === "A" ? 1 : 0, leader(one) === "B" ? 1 : 0]));

/** Sets after a retirement: the winner has those that were still needed to win as well. */
function countAfterRetirement(
  sets: readonly Pair[],
  sport: string,
  bestOf: unknown,
  winner: Side,
): Pair {
  const target = TARGETS[sport] ?? 0;
  const [a, b] = count(
    sets.filter(([x, y]) => {
      const [high, low] = [Math.max(x, y), Math.min(x, y)];
      return high >= target && (high - low >= 2 || (target === 6 && high === 7));
    }),
  );
  const usual = Math.max(sport === "lawn-tennis" ? 2 : 3, Math.min(a, b) + 1);
  const needed = typeof bestOf === "number" ? Math.ceil(bestOf / 2) : usual;
  return winner === "A" ? [Math.max(a, needed), b] : [a, Math.max(b, needed)];
}

/** The figures of a match by unit; undefined where it has none. `stayed`: the side that won because the other gave up. */
function unitsOf(match: Json, sport: string, stayed: Side | null): Units | undefined {
  let score = pairOf(match["score"]);
  const found: { sets?: Pair; games?: Pair; rally?: Pair } = {};
  for (const level of ["sets", "games", "rally"] as const) {
    const list = pairsOf(match[level]);
    const total = list ? undefined : pairOf(match[level]);
    if (total) found[level] = total;
    if (!list || level === "rally") continue;
    const won = stayed ? countAfterRetirement(list, sport, match["bestOf"], stayed) : count(list);
    const part = sport === "lawn-tennis" && level === "sets" ? "games" : "rally";
    found[part] ??= sum(list);
    if (score || level === "games") found[level] ??= won;
    score ??= won;
  }
  return score && { score, ...found };
}

/** What stands behind `state`, `status` or `ending`: one word, the side it names, and the cause. */
function stateOf(match: Json): { state: string; to: Side | null; cause: string } {
  const text = textOf(match["state"] ?? match["status"] ?? match["ending"]);
  const to = sideOf(match["to"] ?? /\b(?:awarded|walkover|ret) ([AB])\b/.exec(text)?.[1], match);
  return { state: text.toLowerCase(), to, cause: textOf(match["cause"]) || text.toLowerCase() };
}

function award(
  match: Json,
  pack: RulePack,
  side: Side,
  cause: string,
): Pick<Outcome, "units" | "lostBy"> {
  const seen = (units: Units) => (side === "A" ? units : turnedUnits(units));
  const given = unitsOf(match, pack.sport, null);
  const played = pairOf(match["onPitch"] ?? match["played"]) ?? given?.score;
  const reason = /\bdefault/i.test(cause) ? "default" : "forfeit";
  const counts = awarded(pack, reason, played && seen({ score: played }).score);
  // A score of the side that the award goes to is the award's own; any other was played.
  const own =
    given && leader(given.score) === side && counts.lostBy === "forfeit" ? given : undefined;
  return { ...counts, units: own ?? seen(counts.units) };
}

/** Reads a match of a vector, in any of the states of the league engine, section 1. */
export function readMatch(value: unknown, pack: RulePack, order: number): Read {
  const match = jsonOf(value);
  const [a, b] = [nameOf(match, "A"), nameOf(match, "B")];
  const common = { id: textOf(match["id"]) || String(order), a, b };
  const { state, to, cause } = stateOf(match);
  if (/bye/.test(state)) {
    const points = typeof match["points"] === "number" ? match["points"] : 0;
    return { is: "credit", credit: { team: a, points, score: pairOf(match["score"]) ?? [0, 0] } };
  }
  if (/void|cancel|called off|annul/.test(state)) return { is: "nothing" };
  const outcome = (rest: Pick<Outcome, "winner" | "lostBy" | "units">): Read => ({
    is: "outcome",
    outcome: { ...common, order, ...rest },
  });
  if (/double/.test(state)) {
    return outcome({ winner: null, lostBy: "forfeit", units: { score: [0, 0] } });
  }
  const side = to ?? sideOf(match["winner"], match);
  if (/award|walkover|w\/o|\bwo\b|forfeit|default/.test(state) || (/aband/.test(state) && side)) {
    if (side) return outcome({ winner: side, ...award(match, pack, side, cause) });
    throw new Error(`The match ${a} – ${b} is ${state}, but not to whom`);
  }
  if (/aband/.test(state) && !/stands/.test(state) && match["stands"] !== true) {
    return { is: "undecided" };
  }
  const left: Read = { is: "left", left: common };
  if (/sched|live|postpon|progress|delayed|suspend|not started/.test(state)) return left;
  return finished(match, pack, state, outcome) ?? left;
}

function finished(
  match: Json,
  pack: RulePack,
  state: string,
  outcome: (rest: Pick<Outcome, "winner" | "lostBy" | "units">) => Read,
): Read | undefined {
  const quitter = sideOf(match["ret"], match) ?? sideOf(/\bret ([ab])\b/.exec(state)?.[1], match);
  const named = quitter ? (quitter === "A" ? "B" : "A") : sideOf(match["winner"], match);
  const gaveUp = quitter !== null || Boolean(match["ret"]) || match["lostBy"] === "unfinished";
  const units = unitsOf(match, pack.sport, gaveUp ? named : null);
  if (!units)
    return named ? outcome({ winner: named, lostBy: "play", units: { score: [0, 0] } }) : undefined;
  const drawn = pack.points?.kind === "result" && pack.points.draw !== undefined;
  // A shoot-out decides who goes on; a table counts the draw.
  const winner = gaveUp || !drawn ? (named ?? leader(units.score)) : leader(units.score);
  return outcome({ winner, lostBy: gaveUp && winner ? "unfinished" : "play", units });
}
