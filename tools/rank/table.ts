import { compareNames } from "@/domain/names";
import { inFormat } from "@/domain/table/award";
import { plainExact } from "@/domain/table/exact";
import { why } from "@/domain/table/explain";
import type { Credit } from "@/domain/table/figures";
import type { RemainingMatch, Outcome, Team } from "@/domain/table/outcome";
import { outlook } from "@/domain/table/outlook";
import { byMatch, criterionKey, withPoints, type RulePack, type Stage } from "@/domain/table/pack";
import { playOffsOf, type PlayOffMatch } from "@/domain/table/playOffs";
import { readPack } from "./packText";
import {
  amongThem,
  rankingStateOf,
  needsAllMet,
  rankTable,
  type RankedTable,
  type RankInput,
} from "@/domain/table/rank";
import type { Withdrawal } from "@/domain/table/withdraw";
import { packOf, sports } from "@/sports/whole";
import { isJson, jsonOf, listOf, numbersBy, textOf, type Json } from "./json";
import { formatOf, openedFormat, usualScore } from "./format";
import { inParts } from "./inParts";
import { endedOf, nameOf, readMatch } from "./match";
import { checkTable } from "./slips";

/** Returns the rule pack for matches of the usual length in its sport. */
export const inUsualFormat = (pack: RulePack): RulePack => inFormat(pack, usualScore(pack.sport));

/** Reads the `packs.json` beside a vector. It is called only if a rule pack is not in the product. */
export type Packs = () => unknown;

/** Returns the first rule pack of a sport; undefined if the product does not know the sport. */
export function firstPackOf(sport: string): RulePack | undefined {
  return sports.find(({ id }) => id === sport)?.packs[0];
}

/**
 * Returns the rule pack that a vector names or contains: one of the product, else one from the `packs.json` beside it.
 * @throws Error if no pack has this name, or if it cannot be read
 */
export function packFor(named: unknown, sport: string, packs: Packs): RulePack {
  const ofSport = firstPackOf(sport);
  const defaults = { sport, award: ofSport?.award ?? null };
  if (isJson(named)) return readPack(named, { ...defaults, id: "in the file" });
  if (named !== null && named !== undefined && typeof named !== "string") {
    throw new Error("The rule pack is neither a name nor an object");
  }
  const id = textOf(named);
  const own = id === "" ? ofSport : packOf(id);
  if (own) return own;
  const json = jsonOf(packs())[id];
  if (json === undefined) throw new Error(`No rule pack is called ${JSON.stringify(id)}`);
  const family = textOf(jsonOf(json)["sport"]) || sport;
  const award = (ofSport ?? firstPackOf(family))?.award ?? null;
  return readPack(json, { id, sport: family, award });
}

/** Returns the rules for a vector's table by one rule pack; for an opened league, with the league's own settings. */
const rulesOf = (vector: Json, named: unknown, packs: Packs): RulePack =>
  openedFormat(vector, named)?.pack ?? packFor(named, textOf(vector["sport"]), packs);

/** Whether something with a day counts in a table of the day `asOf`; true if one of the days is missing. */
const isBy = (asOf: unknown, day: unknown) =>
  textOf(asOf) === "" ||
  textOf(day) === "" ||
  textOf(day).slice(0, 10) <= textOf(asOf).slice(0, 10);

/** Returns the matches of a vector up to a day; all of them if there is no day. */
const matchesBy = (vector: Json, asOf: unknown): Json[] =>
  listOf(vector["matches"])
    .map(jsonOf)
    .filter(({ date, day }) => isBy(asOf, date ?? day));

/** Returns the matches of a vector's table that were still to come on the day `asOf`. */
function laterMatches(vector: Json): RemainingMatch[] {
  const before = new Set(matchesBy(vector, vector["asOf"]));
  return matchesBy(vector, undefined)
    .filter((match) => !before.has(match) && textOf(match["stage"]) === "")
    .filter((match) => !["void", "bye"].includes(endedOf(match).how))
    .map((match, at) => ({ id: `later ${at}`, a: nameOf(match, "A"), b: nameOf(match, "B") }));
}

/** Returns the highest number of matches between the same two teams. */
function mostMeetings(outcomes: readonly RemainingMatch[]): number {
  const met = new Map<string, number>();
  for (const { a, b } of outcomes) {
    const pair = JSON.stringify([a, b].sort());
    met.set(pair, (met.get(pair) ?? 0) + 1);
  }
  return Math.max(1, ...met.values());
}

/**
 * Returns the rule pack, changed if the vector says `needs: "allMet"`: then a stage among tied teams is skipped
 * completely if not all of them have met.
 */
function strict({ needs }: Json, pack: RulePack): RulePack {
  if (needs === undefined) return pack;
  if (needs !== "allMet")
    throw new Error(`Stages do not need ${JSON.stringify(needs)}, but "allMet"`);
  const stages = pack.stages.map((stage): Stage =>
    needsAllMet(stage) ? { ...stage, needs } : stage,
  );
  return { ...pack, stages };
}

const entries = <T>(pairs: readonly (readonly [Team, T])[]) => new Map(pairs);

function withdrawals(vector: Json): Map<Team, Withdrawal> {
  const given = vector["withdrawn"] ?? vector["out"];
  const pairs: [string, unknown][] = Array.isArray(given)
    ? listOf(given).map((one) =>
        isJson(one)
          ? [textOf(one["team"]), one["out"] ?? one["how"] ?? one["option"]]
          : [textOf(one), "keep"],
      )
    : Object.entries(jsonOf(given));
  return entries(
    pairs.map(([team, how]) => [team, how === "void" || how === "lose" ? how : "keep"]),
  );
}

/** Returns the matches still to be played: those under `remaining` and those of `found` that are not listed there. */
function leftOf(vector: Json, found: readonly RemainingMatch[]): RemainingMatch[] {
  const listed = listOf(vector["remaining"]).map((one, at): RemainingMatch => {
    const [a, b] = Array.isArray(one) ? listOf(one).map(textOf) : [];
    return isJson(one)
      ? { id: `left ${at}`, a: nameOf(one, "A"), b: nameOf(one, "B") }
      : { id: `left ${at}`, a: a ?? "", b: b ?? "" };
  });
  const pairing = ({ a, b }: RemainingMatch) => JSON.stringify([a, b]);
  const spare = listed.map(pairing);
  const more = found.filter((one) => {
    const at = spare.indexOf(pairing(one));
    if (at !== -1) spare.splice(at, 1);
    return at === -1;
  });
  return [...listed, ...more];
}

/**
 * Reads the input of the ranking from a vector of a table. `undecided` is whether an abandoned match waits for a
 * decision.
 * @throws Error, in one plain sentence, that names an unknown value
 */
function readInput(
  vector: Json,
  rules: RulePack,
  group?: readonly Team[],
): RankInput & { undecided: boolean } {
  const { by, asOf } = vector;
  if (by !== undefined && by !== "perMatch")
    throw new Error(`Points are not counted by ${JSON.stringify(by)}, but "perMatch"`);
  const format = formatOf(vector, textOf(vector["sport"]));
  const pack = withPoints(strict(vector, inFormat(rules, format.score)), format.points);
  // Void matches count nowhere. They are left out here, so that one without a day does not change the order of the
  // others.
  const matches = matchesBy(vector, asOf).filter((match) => endedOf(match).how !== "void");
  const rounds = matches.map(({ round, date, day }) => date ?? day ?? round);
  const sorted = rounds.every((round) => typeof round === typeof rounds[0] && round !== undefined);
  const latest = matches.map((match, at) => ({ match, at }));
  if (sorted) {
    latest.sort((x, y) => {
      const [one, other] = [rounds[x.at], rounds[y.at]].map((round) =>
        typeof round === "number" ? round : Date.parse(textOf(round)),
      );
      return (one ?? 0) - (other ?? 0) || x.at - y.at;
    });
  }
  const outcomes: Outcome[] = [];
  const left: RemainingMatch[] = [];
  const credits: Credit[] = [];
  const playOffs: PlayOffMatch[] = [];
  let undecided = false;
  latest.forEach(({ match }, order) => {
    const read = readMatch(match, pack, order);
    if (read.is === "outcome") outcomes.push(read.outcome);
    else if (read.is === "left") left.push(read.left);
    else if (read.is === "credit") credits.push(read.credit);
    else if (read.is === "playOff") playOffs.push(read.playOff);
    else undecided ||= read.is === "undecided";
  });
  for (const [team, places] of Object.entries(jsonOf(vector["places"]))) {
    const counts = Array.isArray(places) ? listOf(places).map(Number) : [];
    credits.push({ team, places: counts });
  }
  const named = listOf(vector["participants"] ?? vector["teams"]).map((one) =>
    textOf(isJson(one) ? one["name"] : one),
  );
  const met = matches.flatMap((match) => [nameOf(match, "A"), nameOf(match, "B")]);
  // A team that the file does not list among its teams gets no row, like a club in no table.
  const all = [...new Set(named.length > 0 ? named : met)].filter((name) => name !== "");
  const teams = group ?? all;
  const given = vector["adjustments"] ?? vector["adjust"];
  const adjustments = numbersBy(
    Array.isArray(given) ? listOf(given).filter((one) => isBy(asOf, jsonOf(one)["on"])) : given,
    "points",
  );
  const input = {
    pack,
    playOffs: playOffsOf(playOffs),
    countsBetweenGroups: format.between,
    teams,
    outcomes,
    remaining: leftOf(vector, left),
    adjustments: adjustments.map(([team, points]) => ({ team, points, reason: "" })),
    credits,
    conduct: entries(numbersBy(vector["conduct"], "conduct")),
    seeds: entries(numbersBy(vector["seed"] ?? vector["seeds"], "seed")),
    lots: entries(numbersBy(vector["lots"] ?? vector["lot"], "lot")),
    out: withdrawals(vector),
    undecided,
  };
  const counting = amongThem(rankingStateOf(input).outcomes, teams);
  const paid = by === undefined ? pack : byMatch(pack, mostMeetings(counting));
  const whole = { ...input, pack: paid };
  return format.split ? { ...whole, ...inParts(whole, format.split) } : whole;
}

/** Returns the teams in the order of their places; teams in the same list share a place. */
function orderOf(table: RankedTable): Team[][] {
  const places = new Map<number, Team[]>();
  for (const { rank, team } of table.rows) {
    if (rank !== null) places.set(rank, [...(places.get(rank) ?? []), team]);
  }
  return [...places.values()];
}

function rowsOf(table: RankedTable): Record<Team, object> {
  const used = (["score", "sets", "games", "rally"] as const).filter(
    (unit) => unit === "score" || table.counted.some(({ units }) => units[unit]),
  );
  return Object.fromEntries(
    table.rows.map(({ team, rank, figures }) => {
      const { played, won, drawn, lost, points } = figures;
      const begun = played > 0 || figures.score.some((one) => one > 0);
      const units = begun ? used.map((unit) => [unit, figures[unit]]) : [];
      const counts = { rank, played, won, drawn, lost, points: plainExact(points) };
      return [team, { ...counts, ...Object.fromEntries(units) }];
    }),
  );
}

/** Returns the criterion that separates two teams, with its values for all teams that were still level. */
function decision(table: RankedTable, upper: Team, lower: Team): object {
  const between = [upper, lower];
  const parts = new Map(between.map((team) => [team, table.tableParts?.parts.get(team) ?? 0]));
  if (parts.get(upper) !== parts.get(lower))
    return { between, key: "split", values: Object.fromEntries(parts) };
  const found = why(table, upper, lower);
  if (found === "shared") return { between, key: "unresolved", values: {} };
  const { criterion, values } = found.split;
  return {
    between,
    key: criterionKey(criterion),
    values: Object.fromEntries([...values].map(([team, value]) => [team, plainExact(value)])),
  };
}

/** Returns the decisions between all neighbours, then between the other pairs that the file asks about. */
function decisions(vector: Json, table: RankedTable): object[] {
  const order = orderOf(table).flat();
  const neighbours = order.slice(1).map((team, at) => [order[at] ?? "", team] as const);
  const asked = listOf(vector["decidedBy"]).flatMap((one) => {
    const pair = listOf(jsonOf(one)["between"]).map(textOf);
    const [upper, lower] = order.filter((team) => pair.includes(team));
    if (upper === undefined || lower === undefined) return [];
    return order.indexOf(lower) - order.indexOf(upper) === 1 ? [] : [[upper, lower] as const];
  });
  return [...neighbours, ...asked].map(([upper, lower]) => decision(table, upper, lower));
}

/** Returns the other rule packs that a vector asks about. */
const packsBeside = (vector: Json): readonly unknown[] =>
  listOf(vector["otherPacks"]).map((one) => (isJson(one) ? one["rulePack"] : one));

/** Computes the table of a vector. @param rulePack the rule pack; by default the vector's own */
export function tableOf(vector: Json, packs: Packs, rulePack = vector["rulePack"]): RankedTable {
  const pack = rulesOf(vector, rulePack, packs);
  return rankTable(readInput(vector, pack));
}

/**
 * Computes the tables of a vector with groups, in the order of the groups. Matches between two groups count only if the
 * vector's format says so.
 */
function groupTables(vector: Json, packs: Packs, rulePack = vector["rulePack"]): RankedTable[] {
  const pack = rulesOf(vector, rulePack, packs);
  return Object.values(jsonOf(vector["groups"])).map((teams) =>
    rankTable(readInput(vector, pack, listOf(teams).map(textOf))),
  );
}

/** Computes a vector of kind `table` with groups; the output has one order for each group. */
function groupsOutput(vector: Json, packs: Packs): object {
  const tables = groupTables(vector, packs);
  const others = packsBeside(vector).map((rulePack) => ({
    rulePack,
    order: groupTables(vector, packs, rulePack).map(orderOf),
  }));
  return {
    order: tables.map(orderOf),
    table: Object.assign({}, ...tables.map(rowsOf)) as object,
    decidedBy: tables.flatMap((table) => decisions(vector, table)),
    ...(others.length > 0 && { otherPacks: others }),
  };
}

/** Computes a vector of kind `table`: order, table, deciding criteria, and the order by other rule packs. */
export function tableOutput(vector: Json, packs: Packs): object {
  checkTable(vector);
  if (vector["groups"] !== undefined) return groupsOutput(vector, packs);
  const table = tableOf(vector, packs);
  const others = packsBeside(vector).map((rulePack) => ({
    rulePack,
    order: orderOf(tableOf(vector, packs, rulePack)),
  }));
  return {
    order: orderOf(table),
    table: rowsOf(table),
    decidedBy: decisions(vector, table),
    ...(others.length > 0 && { otherPacks: others }),
  };
}

/** Computes a vector of kind `medals`: a table of counted places, without matches. */
export function medalsOutput(vector: Json, packs: Packs): object {
  const table = tableOf(vector, packs);
  return { order: orderOf(table), decidedBy: decisions(vector, table) };
}

/** Computes a vector of kind `clinch`: which teams certainly reach the first places, and which certainly do not. */
export function clinchOutput(vector: Json, packs: Packs): object {
  checkTable(vector);
  const places = vector["places"] ?? vector["qualifiers"];
  if (typeof places !== "number") throw new Error("It does not say how many places are meant");
  const pack = rulesOf(vector, vector["rulePack"], packs);
  const input = readInput(vector, pack);
  const remaining = [...(input.remaining ?? []), ...laterMatches(vector)];
  const prospects = outlook({ ...input, remaining, places });
  const verdicts = [...prospects].map(([team, { verdict }]) => [team, verdict] as const);
  verdicts.sort(([one], [other]) => compareNames(one, other));
  return { outlook: Object.fromEntries(verdicts) };
}
