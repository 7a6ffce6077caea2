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

/** Units that each level of a score is made of, where a list of pairs is given. */
const PARTS: Readonly<Record<string, Readonly<Record<string, "games" | "rally">>>> = {
  "lawn-tennis": { sets: "games" },
};

/** From where a set or game is over: its points, and those of the last of five. */
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

/** Sets won. After a retirement the winner has those that were still needed to win. */
function won(sets: readonly Pair[], sport: string, match: Json, winner: Side | null): Pair {
  const given = sum(
    sets.map((one): Pair => [leader(one) === "A" ? 1 : 0, leader(one) === "B" ? 1 : 0]),
  );
  if (!match["ret"] || !winner) return given;
  const target = TARGETS[sport] ?? 0;
  const over = sets.filter(([a, b]) => {
    const [high, low] = [Math.max(a, b), Math.min(a, b)];
    return high >= target && (high - low >= 2 || (target === 6 && high === 7));
  });
  const [a, b] = won(over, sport, {}, winner);
  const bestOf = typeof match["bestOf"] === "number" ? match["bestOf"] : 0;
  const needed = bestOf
    ? Math.ceil(bestOf / 2)
    : Math.max(sport === "lawn-tennis" ? 2 : 3, Math.min(a, b) + 1);
  return winner === "A" ? [Math.max(a, needed), b] : [a, Math.max(b, needed)];
}

/** The figures of a match by unit; undefined where it has none. */
function unitsOf(match: Json, sport: string, winner: Side | null): Units | undefined {
  let score = pairOf(match["score"]);
  const found: { sets?: Pair; games?: Pair; rally?: Pair } = {};
  for (const level of ["sets", "games", "rally"] as const) {
    const list = pairsOf(match[level]);
    const total = list ? undefined : pairOf(match[level]);
    if (total) found[level] = total;
    if (!list || level === "rally") continue;
    const count = won(list, sport, match, winner);
    const part = PARTS[sport]?.[level] ?? "rally";
    found[part] ??= sum(list);
    if (score || level === "games") found[level] ??= count;
    score ??= count;
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
  const given = unitsOf(match, pack.sport, side);
  const played = pairOf(match["onPitch"] ?? match["played"]) ?? given?.score;
  const reason = /\bdefault/i.test(cause) ? "default" : "forfeit";
  const counts = awarded(pack, reason, played && seen({ score: played }).score);
  // A score of the side that the award goes to is the award's own; any other was played.
  const own = given && leader(given.score) === side && reason !== "default" ? given : undefined;
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
  const units = unitsOf(match, pack.sport, named);
  if (!units)
    return named ? outcome({ winner: named, lostBy: "play", units: { score: [0, 0] } }) : undefined;
  const gaveUp = quitter !== null || Boolean(match["ret"]) || match["lostBy"] === "unfinished";
  const drawn = pack.points?.kind === "result" && pack.points.draw !== undefined;
  // A shoot-out decides who goes on; a table counts the draw.
  const winner = gaveUp || !drawn ? (named ?? leader(units.score)) : leader(units.score);
  return outcome({ winner, lostBy: gaveUp && winner ? "unfinished" : "play", units });
}
