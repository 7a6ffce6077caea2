import { otherSide } from "../match/pair";
import { sameName } from "../names";
import { ordinal } from "../ordinal";
import { groupKey } from "../table/standings";
import type { Pair, Team } from "../table/outcome";
import type {
  DecidedBy,
  From,
  GroupTable,
  Side,
  Slot,
  SlotId,
  SlotResult,
  SlotState,
} from "./slot";
import { type Leg, type Verdict, winnerOfTie } from "./winner";

type Letter = "A" | "B";

/** A side with the seed it carries, null if it has none. */
interface Entrant {
  readonly side: Side;
  readonly seed: number | null;
}

/** A slot's result turned so that its side A stands first. */
interface TurnedLeg {
  readonly how: SlotResult["how"];
  readonly leg: Leg;
}

const BYE: Entrant = { side: { bye: true }, seed: null };
const waiting = (words: string, asItStands?: Team): Entrant => ({
  side: asItStands === undefined ? { waiting: words } : { waiting: words, asItStands },
  seed: null,
});
const teamOf = (side: Side): Team | null => ("team" in side ? side.team : null);

function fromGroup(groups: readonly GroupTable[], group: string, rank: number): Entrant {
  const key = groupKey(group);
  const name = key === "" ? "the table" : `Group ${key.length === 1 ? key.toUpperCase() : group}`;
  const words = `${ordinal(rank)} of ${name}`;
  const table = groups.find((one) => groupKey(one.group) === key);
  const row = table?.rows.find((one) => one.rank === rank);
  if (!table || !row || row.shared) return waiting(words);
  return table.finished ? { side: { team: row.team }, seed: rank } : waiting(words, row.team);
}

/** The slot and the number of the leg a stage names. */
function readStage(stage: string): { id: SlotId; leg: number } {
  const [id = "", leg = "1"] = stage.split("/");
  return { id: id.trim(), leg: Number(leg) || 1 };
}

function turned(result: SlotResult, swap: boolean): TurnedLeg {
  const turn = (pair: Pair): Pair => (swap ? [pair[1], pair[0]] : pair);
  const letter = (side: Letter): Letter => (swap ? otherSide(side) : side);
  const { to, retired } = result;
  const given =
    result.how === "awarded" && to
      ? { to: letter(to), by: "award" as const }
      : retired && { to: letter(otherSide(retired)), by: "retirement" as const };
  return {
    how: result.how,
    leg: {
      home: letter("A"),
      score: turn(result.score),
      extraTime: result.extraTime === true,
      ...(given && { given }),
      ...(result.shootOut && { shootOut: turn(result.shootOut) }),
    },
  };
}

/** Sides that wait take the teams of the match that was played; a side that is known stays. */
function seated(a: Side, b: Side, first: SlotResult | undefined): { a: Side; b: Side } {
  if (!first) return { a, b };
  const { teamA, teamB } = first;
  const isTeam = (side: Side, team: Team) => sameName(teamOf(side) ?? "", team);
  const swap = isTeam(a, teamB) || isTeam(b, teamA);
  const given = swap ? { a: teamB, b: teamA } : { a: teamA, b: teamB };
  const [free, other] = "waiting" in a ? [a, b] : [b, a];
  if (!("waiting" in free)) return { a, b };
  const known = teamOf(other);
  // The match of another team than the one known says nothing about who this one meets.
  if (known !== null && ![teamA, teamB].some((team) => sameName(team, known))) return { a, b };
  return {
    a: "waiting" in a ? { team: given.a } : a,
    b: "waiting" in b ? { team: given.b } : b,
  };
}

interface Played {
  readonly drift: boolean;
  readonly verdict: Verdict | null;
  readonly complete: boolean;
  /** Nobody goes on: both have forfeited. */
  readonly nobody: boolean;
}

function playedIn(
  slot: Slot,
  a: Team,
  b: Team,
  results: readonly SlotResult[],
  seeds: Pair,
): Played {
  const fits = (one: SlotResult) =>
    (sameName(one.teamA, a) && sameName(one.teamB, b)) ||
    (sameName(one.teamA, b) && sameName(one.teamB, a));
  const own = results.filter(fits);
  const drift = own.length < results.length;
  const legs = own.map((one) => turned(one, sameName(one.teamA, b)));
  const nobody = legs.some(({ how }) => how === "doubleForfeit");
  const counted = legs.filter(({ how }) => how === "played" || how === "awarded");
  const complete = counted.length >= slot.legs;
  const all = counted.map(({ leg }) => leg);
  if (all.length === 0) return { drift, verdict: null, complete: false, nobody };
  const verdict = winnerOfTie({
    legs: all.slice(0, slot.legs),
    replays: all.slice(slot.legs),
    level: slot.level,
    seeds,
  });
  return { drift, verdict, complete, nobody };
}

/** Without a match: who has no opponent goes on. */
function walkThrough(a: Side, b: Side): SlotState | null {
  const byes = ["bye" in a, "bye" in b].filter(Boolean).length;
  if (byes === 0) return null;
  const winner = teamOf(a) ?? teamOf(b);
  const state = { a, b, winner, loser: null, drift: false, unresolved: false, vacant: byes === 2 };
  return winner === null ? state : { ...state, decidedBy: "bye" };
}

function stateOf(
  slot: Slot,
  entrants: readonly [Entrant, Entrant],
  found: readonly SlotResult[],
): SlotState {
  const [one, two] = entrants;
  const alone = walkThrough(one.side, two.side);
  if (alone) return alone;
  const { a, b } = seated(one.side, two.side, found[0]);
  const [teamA, teamB] = [teamOf(a), teamOf(b)];
  const open = { a, b, winner: null, loser: null, unresolved: false, vacant: false };
  if (teamA === null || teamB === null) return { ...open, drift: found.length > 0 };
  const seeds: Pair = one.seed !== null && two.seed !== null ? [one.seed, two.seed] : [0, 0];
  const { drift, verdict, complete, nobody } = playedIn(slot, teamA, teamB, found, seeds);
  if (nobody) return { ...open, drift, vacant: true };
  if (!verdict) return { ...open, drift };
  const { aggregate, winner, decidedBy } = verdict;
  if (!complete || winner === null) return { ...open, drift, aggregate, unresolved: complete };
  const by: { decidedBy?: DecidedBy } = decidedBy === undefined ? {} : { decidedBy };
  const [first, second] = winner === "A" ? [teamA, teamB] : [teamB, teamA];
  return { ...open, ...by, drift, aggregate, winner: first, loser: second };
}

/**
 * Every slot of a knock-out as groups and results leave it. A rank of a group resolves only when
 * the group is finished and the rank is unshared; before, and until the slot has a result, the
 * side waits in words, with the team as it stands. A double forfeit gives the next opponent a bye.
 * A result of other teams than the bracket gives now counts for nothing here and is told as `drift`.
 * `seeds` are the teams that `{ seed }` means, the first seed first.
 */
export function resolveBracket(
  slots: readonly Slot[],
  groups: readonly GroupTable[],
  results: readonly SlotResult[],
  seeds: readonly Team[] = [],
): ReadonlyMap<SlotId, SlotState> {
  const bySlot = new Map<SlotId, { result: SlotResult; leg: number }[]>();
  for (const result of results) {
    const { id, leg } = readStage(result.stage);
    bySlot.set(id, [...(bySlot.get(id) ?? []), { result, leg }]);
  }
  const states = new Map<SlotId, SlotState>();
  const carried = new Map<Team, number>();
  const open = new Set<SlotId>();

  const after = (id: SlotId, end: "winner" | "loser"): Entrant => {
    const words = `${end === "winner" ? "Winner" : "Loser"} ${id}`;
    const state = settle(id);
    if (!state) return waiting(words);
    if (state.vacant || (end === "loser" && state.decidedBy === "bye")) return BYE;
    const team = state[end];
    if (team === null) return waiting(words);
    return { side: { team }, seed: carried.get(team) ?? null };
  };
  const entrant = (from: From): Entrant => {
    if (from === "bye") return BYE;
    if ("team" in from) return { side: { team: from.team }, seed: null };
    if ("group" in from) return fromGroup(groups, from.group, from.rank);
    if ("winner" in from) return after(from.winner, "winner");
    if ("loser" in from) return after(from.loser, "loser");
    const team = seeds[from.seed - 1];
    const words = `Seed ${from.seed}`;
    return team === undefined ? waiting(words) : { side: { team }, seed: from.seed };
  };
  const settle = (id: SlotId): SlotState | null => {
    const known = states.get(id);
    const slot = slots.find((one) => one.id === id);
    if (known || !slot || open.has(id)) return known ?? null;
    // A slot that would wait for itself waits for good.
    open.add(id);
    const pair = [entrant(slot.a), entrant(slot.b)] as const;
    for (const { side, seed } of pair) {
      const team = teamOf(side);
      if (team !== null && seed !== null) carried.set(team, seed);
    }
    const found = [...(bySlot.get(id) ?? [])].sort((a, b) => a.leg - b.leg);
    const state = stateOf(
      slot,
      pair,
      found.map(({ result }) => result),
    );
    states.set(id, state);
    return state;
  };
  for (const { id } of slots) settle(id);
  return states;
}
