import type { Team } from "../table/outcome";
import type { SlotSource, Slot, SlotId, SlotState } from "./slot";

export interface FinalPlace {
  readonly place: number;
  /** Whether other teams have the same place. */
  readonly shared: boolean;
  readonly team: Team;
}

const winnerOf = (from: SlotSource): SlotId | null =>
  typeof from === "object" && "winner" in from ? from.winner : null;
const loserOf = (from: SlotSource): SlotId | null =>
  typeof from === "object" && "loser" in from ? from.loser : null;

/** Returns how many rounds each slot is before the final; empty if there is no final, or more than one. */
function depths(slots: readonly Slot[]): Map<SlotId, number> {
  const fed = new Set(slots.flatMap(({ a, b }) => [winnerOf(a), winnerOf(b)]));
  const finals = slots.filter(
    ({ id, a, b }) => !fed.has(id) && loserOf(a) === null && loserOf(b) === null,
  );
  const found = new Map<SlotId, number>();
  // Several final matches mean several brackets, none of which gives the places of the competition.
  const [final] = finals;
  if (!final || finals.length > 1) return found;
  const visit = (id: SlotId | null, depth: number) => {
    const slot = slots.find((one) => one.id === id);
    if (!slot || found.has(slot.id)) return;
    found.set(slot.id, depth);
    visit(winnerOf(slot.a), depth + 1);
    visit(winnerOf(slot.b), depth + 1);
  };
  visit(final.id, 0);
  return found;
}

/**
 * Returns the final places that are known, best first. The final gives 1 and 2, a match for third place 3 and 4.
 * Without such a match both losers of the semi-finals are third. The losers of any earlier round share one place behind
 * the teams that went on (5, 5, 5, 5).
 */
export function finalPlaces(
  slots: readonly Slot[],
  states: ReadonlyMap<SlotId, SlotState>,
): FinalPlace[] {
  const depthOf = depths(slots);
  const deciders = slots.filter(({ a, b }) => loserOf(a) !== null && loserOf(b) !== null);
  const found: { place: number; team: Team }[] = [];
  const add = (place: number, team: Team | null | undefined) => {
    if (team) found.push({ place, team });
  };
  /** Returns the place of a loser of that round: one behind all teams that can still be in the competition after it. */
  const behind = (depth: number) =>
    2 + [...depthOf.values()].filter((other) => other < depth).length;
  for (const [id, depth] of depthOf) {
    const state = states.get(id);
    if (depth === 0) add(1, state?.winner);
    const loser = state?.loser;
    const decider = deciders.find(({ a, b }) => [loserOf(a), loserOf(b)].includes(id));
    const decided = decider && states.get(decider.id);
    if (!decided || decided.vacant) {
      add(behind(depth), loser);
    } else if (decided.winner !== null) {
      add(behind(depth) + (loser === decided.winner ? 0 : 1), loser);
    }
  }
  return found
    .sort((one, two) => one.place - two.place)
    .map(({ place, team }) => ({
      place,
      team,
      shared: found.filter((other) => other.place === place).length > 1,
    }));
}
