import { LEVEL_AFTER_AWAY_GOALS, singleElimination, slotsOf } from "../bracket/make";
import { resolveBracket } from "../bracket/resolve";
import { slotResultOf } from "../bracket/result";
import { formerSeedsOf, seedsOf } from "../bracket/seeds";
import type { SlotSource, GroupTable, Slot, SlotResult, SlotState } from "../bracket/slot";
import { decisionOf } from "../match/ending";
import type { Pair } from "../match/pair";
import { inTheirStage } from "../match/matches";
import { difference } from "../match/order";
import { readStage } from "../match/stage";
import { compareNames, foldName, sameName } from "../names";
import { momentOf } from "../when";
import type { RecordOf } from "@/records/record";
import { isLeft, type Competition } from "./competition";
import type { Format } from "./format";

/** A match of a tie that was played or awarded, with the tie's first side first. */
export interface TieMatch {
  /** The id of the result. */
  readonly id: string;
  readonly date: number | null;
  readonly day: string;
  readonly score: Pair;
  readonly shootOut: Pair | null;
}

/** A tie of the knock-out with its score so far. */
export interface Tie {
  readonly slot: Slot;
  readonly state: SlotState;
  /** In the order of the legs; matches between other teams are left out. */
  readonly matches: readonly TieMatch[];
  /** Why neither team goes on: both forfeited, or the match was abandoned and is not decided. Null if neither. */
  readonly stopped: "forfeited" | "abandoned" | null;
}

const turned = ([a, b]: Pair, swap: boolean): Pair => (swap ? [b, a] : [a, b]);

/** Returns the stored matches of a slot whose teams are known. */
function storedIn(
  { slot, state }: Pick<Tie, "slot" | "state">,
  results: readonly RecordOf<"results">[],
  { pack, score }: Format,
): Pick<Tie, "matches" | "stopped"> {
  const { a, b, winner } = state;
  if (!("team" in a) || !("team" in b)) return { matches: [], stopped: null };
  const found = results
    .filter(({ stage }) => stage.split("/")[0]?.trim() === slot.id)
    .toSorted(
      (one, other) =>
        compareNames(one.stage, other.stage) ||
        difference(momentOf(one) ?? Infinity, momentOf(other) ?? Infinity),
    )
    .flatMap((result) => {
      const { teamA, teamB } = result;
      const read = slotResultOf(result, pack, score);
      const swap = sameName(teamA, b.team) && sameName(teamB, a.team);
      const fits = swap || (sameName(teamA, a.team) && sameName(teamB, b.team));
      return read && fits ? [{ result, read, swap }] : [];
    });
  const matches = found.flatMap(({ result: { id, date, day }, read, swap }): TieMatch[] => {
    if (read.how === "open" || read.how === "doubleForfeit") return [];
    const shootOut = read.shootOut ? turned(read.shootOut, swap) : null;
    return [{ id, date, day, score: turned(read.score, swap), shootOut }];
  });
  const isAbandoned = found.some(({ result }) => decisionOf(result).how === "undecided");
  if (winner !== null) return { matches, stopped: null };
  return { matches, stopped: state.vacant ? "forfeited" : isAbandoned ? "abandoned" : null };
}

/** Converts the tables for the bracket: a rank is final when no match of its group is left, planned or missing. */
function groupTables({ tables, matches }: Competition): GroupTable[] {
  return tables.map(({ group, lines, undecided, ranked, input }) => {
    // Matches of teams that have withdrawn no longer matter.
    const out = new Set([...(input?.out?.keys() ?? [])].map(foldName));
    const teams = new Set(
      lines.map(({ row }) => foldName(row.team)).filter((team) => !out.has(team)),
    );
    const own = matches.filter(({ schedule, outcome, stage }) => {
      const pair = schedule ?? outcome?.result;
      return (
        stage === "" && pair && teams.has(foldName(pair.teamA)) && teams.has(foldName(pair.teamB))
      );
    });
    // A score that a visitor tries out counts, although its match is not played yet.
    const counted = new Set(ranked?.counted.map(({ id }) => id));
    const isOpen = own.some((match) => isLeft(match) && !counted.has(match.id));
    const isWhole = (input?.missing ?? []).length === 0 && !input?.later;
    const finished = own.length > 0 && isWhole && !isOpen && !undecided;
    const rows = lines.map(({ row, rank, tied }) => ({ team: row.team, rank, shared: tied }));
    return { group, finished, open: isOpen || undecided, rows };
  });
}

/**
 * Returns the slots of a format's knock-out, round by round; empty if there is none.
 * @param third whether there is a match for third place, if the format leaves it open
 * @param seeds the order of the teams that go on, if the format names no pairs
 */
export function slotsIn(format: Format, third: boolean, seeds = seedsOf): Slot[] {
  const { cup, pairs, groups, through, legs, awayGoals } = format;
  if (cup === 0) return [];
  const plan = {
    legs,
    third: format.third === "played" ? third : format.third === "yes",
    ...(awayGoals && { level: LEVEL_AFTER_AWAY_GOALS }),
  };
  return pairs ? slotsOf(pairs, plan) : singleElimination(seeds(groups, through, cup), plan);
}

/** A stored match of the knock-out. */
type StoredSlotMatch = Pick<SlotResult, "stage" | "teamA" | "teamB">;

/**
 * Returns how many of the stored matches are between teams that a draw puts into their slots, by the current tables.
 */
function fitting(
  slots: readonly Slot[],
  tables: readonly GroupTable[],
  stored: readonly StoredSlotMatch[],
) {
  const teamOf = (from: SlotSource) =>
    typeof from === "object" && "group" in from
      ? tables
          .find(({ group }) => group === from.group)
          ?.rows.find(({ rank }) => rank === from.rank)?.team
      : undefined;
  return stored.filter(({ stage, teamA, teamB }) => {
    const slot = slots.find(({ id }) => id === stage.split("/")[0]?.trim());
    const sides = slot ? [teamOf(slot.a), teamOf(slot.b)] : [];
    return [teamA, teamB].every((team) => sides.some((side) => side && sameName(side, team)));
  }).length;
}

/** Returns the slots as they were drawn: if a match of the knock-out is stored, by the draw that it fits. */
function drawnSlots(
  format: Format,
  third: boolean,
  tables: readonly GroupTable[],
  stored: readonly StoredSlotMatch[],
): Slot[] {
  const slots = slotsIn(format, third);
  if (format.pairs || stored.length === 0) return slots;
  const former = slotsIn(format, third, formerSeedsOf);
  const fit = fitting(slots, tables, stored);
  return fit > 0 && fit >= fitting(former, tables, stored) ? slots : former;
}

/** Checks whether this is a match of the league's own knock-out, not of a cup or a play-off. */
function isOfLeague({ stage }: Pick<StoredSlotMatch, "stage">): boolean {
  const read = readStage(stage);
  return read?.for === "knockOut" && read.cup === "";
}

/** Returns the knock-out, round by round, from tables and results; empty if there is none. */
export function bracketOf(competition: Competition, found: readonly RecordOf<"results">[]): Tie[] {
  const { format, matches } = competition;
  if (format.cup === 0) return [];
  const results = inTheirStage(found, matches).filter(isOfLeague);
  const played = results.flatMap((result) => slotResultOf(result, format.pack, format.score) ?? []);
  const third = played.some(({ stage }) => stage.startsWith("P3"));
  const tables = groupTables(competition);
  const planned = matches.flatMap(({ stage, schedule, outcome }) =>
    schedule && !outcome && isOfLeague({ stage }) ? [{ ...schedule, stage }] : [],
  );
  const slots = drawnSlots(format, third, tables, [...played, ...planned]);
  return resolveTies(slots, tables, results, competition);
}

/**
 * Returns the ties of a bracket, from tables and results.
 * @param results of that bracket alone
 * @param cup the id of the cup; '' for the league's own knock-out
 */
export function resolveTies(
  slots: readonly Slot[],
  tables: readonly GroupTable[],
  results: readonly RecordOf<"results">[],
  { format, matches, isFiled }: Pick<Competition, "format" | "matches" | "isFiled">,
  cup = "",
): Tie[] {
  const played = results.flatMap((result) => slotResultOf(result, format.pack, format.score) ?? []);
  const planned = matches.flatMap(({ stage, status }) => {
    const read = status === "cancelled" ? null : readStage(stage);
    return read?.for === "knockOut" && read.cup === cup ? [read.slot] : [];
  });
  const season = { planned: new Set(planned), filed: isFiled };
  const states = resolveBracket(slots, tables, played, [], season);
  return slots.flatMap((slot) => {
    const state = states.get(slot.id);
    if (!state) return [];
    return [{ slot, state, ...storedIn({ slot, state }, results, format) }];
  });
}
