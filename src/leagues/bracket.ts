import { slotsOf } from "@/domain/bracket/make";
import { resolveBracket } from "@/domain/bracket/resolve";
import { slotResultOf } from "@/domain/bracket/result";
import type { GroupTable, Slot, SlotState } from "@/domain/bracket/slot";
import { foldName } from "@/domain/names";
import type { RecordOf } from "@/domain/records/record";
import { isLeft, type Competition } from "./competition";
import type { League } from "./league";

/** A tie of the knock-out and how it stands. */
export interface Tie {
  readonly slot: Slot;
  readonly state: SlotState;
}

/** The tables as the bracket reads them: a rank is certain once nothing of its group is left. */
function groupTables({ tables, matches }: Competition): GroupTable[] {
  return tables.map(({ group, lines, undecided }) => {
    const teams = new Set(lines.map(({ row }) => foldName(row.team)));
    const own = matches.filter(({ schedule, outcome }) => {
      const pair = schedule ?? outcome?.result;
      return pair && teams.has(foldName(pair.teamA)) && teams.has(foldName(pair.teamB));
    });
    const finished = own.length > 0 && !own.some(isLeft) && !undecided;
    const rows = lines.map(({ row, rank, tied }) => ({ team: row.team, rank, shared: tied }));
    return { group, finished, rows };
  });
}

/** The knock-out, round by round, as groups and results leave it; empty where a league has none. */
export function bracketOf(
  league: League,
  competition: Competition,
  results: readonly RecordOf<"results">[],
): Tie[] {
  const pairs = league.table.semiFinals ?? [];
  if (pairs.length === 0) return [];
  const played = results.flatMap((result) => slotResultOf(result, competition.pack) ?? []);
  // A match for third place is shown where one was played.
  const third = played.some(({ stage }) => stage.startsWith("P3"));
  const slots = slotsOf(pairs, { third });
  const states = resolveBracket(slots, groupTables(competition), played);
  return slots.flatMap((slot) => {
    const state = states.get(slot.id);
    return state ? [{ slot, state }] : [];
  });
}
