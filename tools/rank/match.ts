import { completed } from "@/domain/match/detail/sets";
import { otherSide } from "@/domain/match/pair";
import { knowsDraws } from "@/domain/match/decided";
import { awarded, turnedUnits } from "@/domain/table/award";
import type { Credit } from "@/domain/table/figures";
import type { RemainingMatch, Outcome, Pair, Units } from "@/domain/table/outcome";
import { readStage } from "@/domain/match/stage";
import type { RulePack } from "@/domain/table/pack";
import type { PlayOffMatch } from "@/domain/table/playOffs";
import { sports } from "@/sports/whole";
import { jsonOf, listOf, textOf, type Json } from "./json";

/** A match of a vector, as the table counts it. */
export type ReadMatch =
  | { readonly is: "outcome"; readonly outcome: Outcome }
  | { readonly is: "left"; readonly left: RemainingMatch }
  | { readonly is: "credit"; readonly credit: Credit }
  | { readonly is: "playOff"; readonly playOff: PlayOffMatch }
  | { readonly is: "undecided" | "nothing" };

type Side = "A" | "B";

/**
 * Points (in tennis: games) at which a set can be over, and the same for the last set. Tennis sets are never completed.
 */
const TARGETS: Readonly<Record<string, { readonly points: number; readonly lastSet: number }>> = {
  volleyball: { points: 25, lastSet: 15 },
  "lawn-tennis": { points: 6, lastSet: 6 },
  "table-tennis": { points: 11, lastSet: 11 },
};

/** Reads two figures from a list or from a text such as "3-1"; undefined for anything else. */
export function pairOf(value: unknown): Pair | undefined {
  const figures =
    typeof value === "string"
      ? value.split(/\s*[-–:]\s*/).map((one) => (one === "" ? Number.NaN : Number(one)))
      : listOf(value).map((one) => (typeof one === "number" ? one : Number.NaN));
  const [a, b] = figures;
  if (figures.length !== 2 || a === undefined || b === undefined) return undefined;
  return Number.isFinite(a + b) && Math.min(a, b) >= 0 ? [a, b] : undefined;
}

/** Reads a list of pairs; undefined for a single pair or nothing. */
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

/** Reads a side: its letter, "home" or "away", or the team's name; null for anything else. */
export function sideOf(value: unknown, match: Json): Side | null {
  const text = textOf(value);
  if (text === "A" || text === "a" || text === "home") return "A";
  if (text === "B" || text === "b" || text === "away") return "B";
  if (text === "") return null;
  return text === nameOf(match, "A") ? "A" : text === nameOf(match, "B") ? "B" : null;
}

/** Returns the team on a side of a vector's match. */
export const nameOf = (match: Json, side: Side): string =>
  textOf(side === "A" ? (match["a"] ?? match["home"]) : (match["b"] ?? match["away"]));

const count = (sets: readonly Pair[]): Pair =>
  sum(sets.map((one): Pair => [leader(one) === "A" ? 1 : 0, leader(one) === "B" ? 1 : 0]));

/** Returns a function that checks whether a set or game of a sport is over at a score. */
const isOver =
  (sport: string) =>
  ([x, y]: Pair): boolean => {
    const target = TARGETS[sport]?.points ?? 0;
    const [high, low] = [Math.max(x, y), Math.min(x, y)];
    return high >= target && (high - low >= 2 || (target === 6 && high === 7));
  };

/** Whether a tennis set is a match tie-break: exactly ten to at most seven, because no normal set ends like that. */
const isMatchTieBreak = (set: Pair): boolean => Math.max(...set) === 10 && Math.min(...set) <= 7;

/**
 * Adds up the games of tennis sets. A match tie-break, played as the last set if the others are shared, counts as one
 * game.
 */
const gamesOf = (sets: readonly Pair[]): Pair => {
  const last = sets.at(-1);
  const [a, b] = count(sets.slice(0, -1));
  if (!last || sets.length < 2 || a !== b || !isMatchTieBreak(last)) return sum(sets);
  return sum([...sets.slice(0, -1), count([last])]);
};

/**
 * Completes the score of a match that a side gave up, if its sets are not known. As on the site, the other side gets as
 * many sets as it needs to win.
 */
function settledScore(score: Pair, sport: string, { bestOf }: Json, stayed: Side): Pair {
  const usual = sports.find(({ id }) => id === sport)?.scoreFormat;
  const settled = usual?.settled(score, otherSide(stayed)) ?? score;
  if (settled === score || typeof bestOf !== "number") return settled;
  const needed = Math.ceil(bestOf / 2);
  return stayed === "A" ? [needed, score[1]] : [score[0], needed];
}

/**
 * Returns the sets or games that count as won after a side gave up, and all sets, completed if the sport completes
 * them.
 */
function afterRetirement(
  sets: readonly Pair[],
  sport: string,
  bestOf: unknown,
  winner: Side,
): { readonly won: Pair; readonly played: readonly Pair[] } {
  const { points = 0, lastSet = 0 } = TARGETS[sport] ?? {};
  const over = sets.filter(isOver(sport));
  const [a, b] = count(over);
  // If `bestOf` is missing, the number of sets to win is estimated: it is higher if more sets were played, because a
  // match ends when a side has won enough sets.
  const begun = Math.ceil((sets.length + 1) / 2);
  const goesOn = over.length < sets.length ? Math.max(a, b) + 1 : 0;
  const usual = Math.max(sport === "lawn-tennis" ? 2 : 3, Math.min(a, b) + 1, begun, goesOn);
  const needed = typeof bestOf === "number" ? Math.ceil(bestOf / 2) : usual;
  if (sport === "lawn-tennis" || !points) {
    return {
      won: winner === "A" ? [Math.max(a, needed), b] : [a, Math.max(b, needed)],
      played: sets,
    };
  }
  const course = { toWin: needed, points, lastSet, clear: 2 };
  const played = completed(sets, course, otherSide(winner));
  return { won: count(played), played };
}

/**
 * Returns the figures of a match by unit; undefined if it has none.
 * @param stayed the side that won because the other gave up
 */
export function unitsOf(match: Json, sport: string, stayed: Side | null): Units | undefined {
  let score = pairOf(match["score"]);
  const found: { sets?: Pair; games?: Pair; rally?: Pair } = {};
  for (const level of ["sets", "games", "rally"] as const) {
    const list = pairsOf(match[level]);
    const total = list ? undefined : pairOf(match[level]);
    if (total) found[level] = total;
    if (!list || level === "rally") continue;
    const { won, played } = stayed
      ? afterRetirement(list, sport, match["bestOf"], stayed)
      : { won: count(list), played: list };
    const part = sport === "lawn-tennis" && level === "sets" ? "games" : "rally";
    found[part] ??= part === "games" ? gamesOf(played) : sum(played);
    if (score || level === "games") found[level] ??= won;
    // A score that only counts the finished sets is replaced by the completed one.
    if (!score || (stayed && String(score) === String(count(list.filter(isOver(sport))))))
      score = won;
  }
  if (stayed && score && !pairsOf(match["sets"])) score = settledScore(score, sport, match, stayed);
  return score && { score, ...found };
}

/**
 * Returns the unit of figures that cannot be counted, because the match has no score and no list of sets or games; else
 * null.
 */
export function figuresAlone(match: Json): "sets" | "games" | "rally" | null {
  if (pairOf(match["score"]) || pairsOf(match["sets"]) || pairsOf(match["games"])) return null;
  const levels = ["sets", "games", "rally"] as const;
  return levels.find((level) => pairOf(match[level]) ?? pairsOf(match[level])) ?? null;
}

/** Returns the text of a match's state or ending in lower case. */
export const stateOf = (match: Json): string =>
  textOf(match["state"] ?? match["status"] ?? match["ending"]).toLowerCase();

/**
 * Returns the result of a match's shoot-out, from `shootOut` or from the ending ("pens 2-4"); undefined if there is
 * none.
 */
export function kicksOf(match: Json): Pair | undefined {
  const said = /\bpens (\d+-\d+)/.exec(stateOf(match))?.[1];
  return pairOf(match["shootOut"] ?? said);
}

/** How a match of a vector ended; "left" if it is still to be played. */
export type Ended =
  | { readonly how: "bye" | "void" | "doubleForfeit" | "undecided" | "left" }
  | { readonly how: "awarded"; readonly to: Side; readonly cause: string }
  /** `winner`: the side that the file names; `gaveUp`: whether the other side gave up. */
  | { readonly how: "played"; readonly winner: Side | null; readonly gaveUp: boolean };

/**
 * Reads how a match ended from `state`, `status` or `ending`, with the side and the cause named there or in other keys.
 * @throws Error if a match was awarded and the side is missing
 */
export function endedOf(match: Json): Ended {
  const state = stateOf(match);
  const to = sideOf(match["to"] ?? /\b(?:awarded|walkover) ([ab])\b/.exec(state)?.[1], match);
  const winner = sideOf(match["winner"], match);
  const cause = textOf(match["cause"]) || state;
  if (/bye/.test(state)) return { how: "bye" };
  if (/void|cancel|called off|annul/.test(state)) return { how: "void" };
  if (/double/.test(state)) return { how: "doubleForfeit" };
  if (/award|walkover|w\/o|\bwo\b|forfeit|default/.test(state)) {
    const side = to ?? winner;
    if (side) return { how: "awarded", to: side, cause };
    throw new Error(
      `The match ${nameOf(match, "A")} – ${nameOf(match, "B")} is ${state}, but not to whom`,
    );
  }
  if (/aband/.test(state)) {
    // The side that led when the match was abandoned has not won it.
    if (to) return { how: "awarded", to, cause };
    if (!/stands/.test(state) && match["stands"] !== true) return { how: "undecided" };
  }
  if (/sched|live|postpon|progress|delayed|suspend|not started/.test(state)) return { how: "left" };
  const quitter = sideOf(match["ret"], match) ?? sideOf(/\bret ([ab])\b/.exec(state)?.[1], match);
  return {
    how: "played",
    winner: quitter ? otherSide(quitter) : winner,
    gaveUp: quitter !== null || Boolean(match["ret"]) || match["lostBy"] === "unfinished",
  };
}

/** Returns the figures of an award to a side: the score of the award if the file has one, else the rule pack's. */
export function award(
  match: Json,
  pack: Pick<RulePack, "sport" | "award">,
  side: Side,
  cause: string,
): Pick<Outcome, "units" | "lostBy"> {
  const seen = (units: Units) => (side === "A" ? units : turnedUnits(units));
  const given = unitsOf(match, pack.sport, null);
  const played = pairOf(match["onPitch"] ?? match["played"]) ?? given?.score;
  const reason = /\bdefault/i.test(cause) ? "default" : "forfeit";
  const counts = awarded(pack, reason, played && seen({ score: played }).score);
  // If the side with the award leads in the score, the score belongs to the award. Any other score, and sets without a
  // score, were played on the pitch.
  const named = pairOf(match["score"]) ? given : undefined;
  const own =
    named && leader(named.score) === side && counts.lostBy === "forfeit" ? named : undefined;
  return { ...counts, units: own ?? seen(counts.units) };
}

/** Reads a play-off for a place; null if it is not over, or if it has neither a score nor a winner. */
function playOffOf(match: Json, pack: RulePack): PlayOffMatch | null {
  const [a, b] = [nameOf(match, "A"), nameOf(match, "B")];
  const stage = textOf(match["stage"]);
  const said = (score: Pair, to: Side | null): PlayOffMatch => ({ stage, a, b, score, to });
  const ended = endedOf(match);
  if (ended.how === "awarded") {
    return said(award(match, pack, ended.to, ended.cause).units.score, ended.to);
  }
  if (ended.how !== "played") return null;
  const score = unitsOf(match, pack.sport, ended.gaveUp ? ended.winner : null)?.score;
  const kicks = kicksOf(match);
  if (!score && !ended.winner) return null;
  return said(score ?? [0, 0], ended.winner ?? (kicks ? leader(kicks) : null));
}

/** Reads a match of a vector, in any state of tests/golden/README.md. */
export function readMatch(value: unknown, pack: RulePack, order: number): ReadMatch {
  const match = jsonOf(value);
  const [a, b] = [nameOf(match, "A"), nameOf(match, "B")];
  const common = { id: textOf(match["id"]) || String(order), a, b };
  const outcome = (rest: Pick<Outcome, "winner" | "lostBy" | "units" | "isLate">): ReadMatch => ({
    is: "outcome",
    outcome: { ...common, order, ...rest },
  });
  const stage = readStage(textOf(match["stage"]));
  if (!stage) throw new Error(`No stage is called ${JSON.stringify(match["stage"])}`);
  if (stage.for === "playOff") {
    const playOff = playOffOf(match, pack);
    return playOff ? { is: "playOff", playOff } : { is: "nothing" };
  }
  if (stage.for === "knockOut") return { is: "nothing" };
  const ended = endedOf(match);
  switch (ended.how) {
    case "bye": {
      const points = typeof match["points"] === "number" ? match["points"] : 0;
      return { is: "credit", credit: { team: a, points, score: pairOf(match["score"]) ?? [0, 0] } };
    }
    case "void":
      return { is: "nothing" };
    case "doubleForfeit":
      return outcome({ winner: null, lostBy: "forfeit", units: { score: [0, 0] } });
    case "awarded":
      return outcome({ winner: ended.to, ...award(match, pack, ended.to, ended.cause) });
    case "undecided":
      return { is: "undecided" };
    case "left":
      return { is: "left", left: common };
    case "played": {
      const played = playedOf(match, pack, ended);
      return played ? outcome(played) : { is: "left", left: common };
    }
  }
}

function playedOf(
  match: Json,
  pack: RulePack,
  { winner: named, gaveUp }: Extract<Ended, { readonly how: "played" }>,
): Pick<Outcome, "winner" | "lostBy" | "units" | "isLate"> | null {
  const units = unitsOf(match, pack.sport, gaveUp ? named : null);
  if (!units) return named && { winner: named, lostBy: "play", units: { score: [0, 0] } };
  const drawn = knowsDraws(pack);
  // A shoot-out only decides who reaches the next round; the table counts a draw.
  const scored = gaveUp || !drawn ? (named ?? leader(units.score)) : leader(units.score);
  const paysLate = pack.points?.kind === "result" && pack.points.late !== undefined;
  const kicks = kicksOf(match);
  const winner = scored ?? (paysLate && kicks ? leader(kicks) : null);
  const isLate =
    paysLate && (kicks !== undefined || /\baet\b|overtime|extra time/.test(stateOf(match)));
  return {
    winner,
    lostBy: gaveUp && winner ? "unfinished" : "play",
    units,
    ...(isLate && { isLate }),
  };
}
