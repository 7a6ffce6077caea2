import { otherSide } from "../match/pair";
import { difference } from "../match/order";
import { foldName, sameName } from "../names";
import { ordinal } from "../ordinal";
import { groupKey } from "../table/standings";
import type { Pair, Team } from "../table/outcome";
import type {
  DecidedBy,
  SlotSource,
  GroupTable,
  Side,
  Slot,
  SlotId,
  SlotResult,
  SlotState,
} from "./slot";
import { type Leg, type Verdict, winnerOfTie } from "./winner";

type Letter = "A" | "B";

/** One side of a slot, with its seed; the seed is null if it has none. */
interface Entrant {
  readonly side: Side;
  readonly seed: number | null;
  /**
   * Whether a match that decides this waiting side is stored. The side then waits for that match, and no other result
   * names its team.
   */
  readonly held?: boolean;
  /** The teams that can still become this waiting side, as `foldName` writes them; undefined if that is not known. */
  readonly among?: ReadonlySet<string>;
}

/** Other facts about a season's stored records, besides its results. */
interface Season {
  /** The slots for which a fixture is stored. */
  readonly planned?: ReadonlySet<SlotId>;
  /**
   * Whether the season is archived. Each result then says itself which teams met; the matches before it are not
   * checked.
   */
  readonly filed?: boolean;
}

/** A result of a slot, turned so that the slot's side A comes first. */
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

/** Reads the slot and the number of the leg from a result's stage: "SF1/2" is leg 2 of SF1. */
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

/** Checks whether a team can be on that side, judging by the matches before. */
function mayBe({ side, among }: Entrant, team: Team): boolean {
  if (!("waiting" in side)) return sameName(teamOf(side) ?? "", team);
  return among === undefined || among.has(foldName(team));
}

/**
 * Returns both sides of a slot. A waiting side takes its team from the match that was played in this slot, if no match
 * before it is stored; a side that is known stays. If the match has another team than the known one, both sides stay as
 * they are, because the match does not show whom the known team meets.
 */
function seated(
  [one, two]: readonly [Entrant, Entrant],
  first: SlotResult | undefined,
): { a: Side; b: Side } {
  const known = { a: one.side, b: two.side };
  if (!first) return known;
  const { teamA, teamB } = first;
  const isStraight = mayBe(one, teamA) && mayBe(two, teamB);
  if (!isStraight && !(mayBe(one, teamB) && mayBe(two, teamA))) return known;
  const given = isStraight ? [teamA, teamB] : [teamB, teamA];
  const taken = ({ side, held = false }: Entrant, team = ""): Side =>
    "waiting" in side && !held ? { team } : side;
  return { a: taken(one, given[0]), b: taken(two, given[1]) };
}

interface SlotOutcome {
  readonly drift: boolean;
  readonly verdict: Verdict | null;
  readonly complete: boolean;
  /** Whether no team goes on, because both sides forfeited. */
  readonly nobody: boolean;
}

function playedIn(
  slot: Slot,
  a: Team,
  b: Team,
  results: readonly SlotResult[],
  seeds: Pair,
): SlotOutcome {
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

/**
 * Returns the state of a slot with a bye, in which the other side goes on without a match; null if neither side has a
 * bye.
 */
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
  // A result that counts is better evidence of which teams met than one that was declared void.
  const { a, b } = seated(entrants, found.find(({ how }) => how !== "open") ?? found[0]);
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
 * Returns the state of every slot of a knock-out, from the tables of groups and the results.
 * A rank of a group gives a team only when the group is finished and no other team shares the rank. Until then the side
 * is waiting, with words for the place and the team that holds the place now, unless the slot has a result. After a
 * double forfeit the next opponent gets a bye.
 * A result is ignored and marked `drift` if its teams are not those of the bracket, or if one of its sides waits for a
 * match that is stored and not decided. If no match before is stored, the result itself names its teams.
 * @param seeds the teams to which `{ seed }` refers, the first seed first
 */
export function resolveBracket(
  slots: readonly Slot[],
  groups: readonly GroupTable[],
  results: readonly SlotResult[],
  seeds: readonly Team[] = [],
  { planned = new Set(), filed = false }: Season = {},
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
  /** Returns all teams that can come from that source; undefined if any team can. */
  const amongOf = (from: SlotSource, on = new Set<SlotId>()): ReadonlySet<string> | undefined => {
    if (from === "bye") return new Set();
    if ("team" in from) return new Set([foldName(from.team)]);
    if ("seed" in from) return undefined;
    if ("group" in from) {
      const table = groups.find(({ group }) => groupKey(group) === groupKey(from.group));
      const rows = table?.rows ?? [];
      return rows.length > 0 ? new Set(rows.map(({ team }) => foldName(team))) : undefined;
    }
    const id = "winner" in from ? from.winner : from.loser;
    const slot = slots.find((one) => one.id === id);
    const state = settle(id);
    if (!slot || !state || on.has(id)) return undefined;
    const sides = [
      { side: state.a, of: slot.a },
      { side: state.b, of: slot.b },
    ].map(({ side, of }) =>
      "waiting" in side ? amongOf(of, new Set([...on, id])) : amongOf("bye" in side ? "bye" : side),
    );
    const [one, two] = sides;
    return one && two ? new Set([...one, ...two]) : undefined;
  };
  /** Checks whether a match that decides this source is stored and not decided. */
  const isHeld = (from: SlotSource, on = new Set<SlotId>()): boolean => {
    if (from === "bye" || "team" in from || "seed" in from) return false;
    if ("group" in from)
      return groups.some(
        ({ group, open: isOpen = false }) => groupKey(group) === groupKey(from.group) && isOpen,
      );
    const id = "winner" in from ? from.winner : from.loser;
    const slot = slots.find((one) => one.id === id);
    if (!slot || on.has(id) || settle(id)?.winner) return false;
    const further = new Set([...on, id]);
    const isStored = bySlot.has(id) || planned.has(id);
    return isStored || isHeld(slot.a, further) || isHeld(slot.b, further);
  };
  const entrant = (from: SlotSource): Entrant => {
    const found = known(from);
    if (filed || !("waiting" in found.side)) return found;
    const among = amongOf(from);
    return { ...found, held: isHeld(from), ...(among && { among }) };
  };
  const known = (from: SlotSource): Entrant => {
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
    const settled = states.get(id);
    const slot = slots.find((one) => one.id === id);
    if (settled || !slot || open.has(id)) return settled ?? null;
    // A slot that depends on itself is never decided; this stops the endless recursion.
    open.add(id);
    const pair = [entrant(slot.a), entrant(slot.b)] as const;
    for (const { side, seed } of pair) {
      const team = teamOf(side);
      if (team !== null && seed !== null) carried.set(team, seed);
    }
    const found = [...(bySlot.get(id) ?? [])].sort(
      (a, b) => a.leg - b.leg || difference(a.result.at ?? Infinity, b.result.at ?? Infinity),
    );
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
