import type { Team } from "../table/outcome";
import type { SlotSource, Slot, SlotId, SlotState } from "./slot";

export interface FinalPlace {
  readonly place: number;
  /** Others finished on the same place. */
  readonly shared: boolean;
  readonly team: Team;
}

const winnerOf = (from: SlotSource): SlotId | null =>
  typeof from === "object" && "winner" in from ? from.winner : null;
const loserOf = (from: SlotSource): SlotId | null =>
  typeof from === "object" && "loser" in from ? from.loser : null;

/** How many rounds each slot is before the final. */
function depths(slots: readonly Slot[]): Map<SlotId, number> {
  const fed = new Set(slots.flatMap(({ a, b }) => [winnerOf(a), winnerOf(b)]));
  const finals = slots.filter(
    ({ id, a, b }) => !fed.has(id) && loserOf(a) === null && loserOf(b) === null,
  );
  const found = new Map<SlotId, number>();
  // Several ends are several brackets, of which none has the places.
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
 * The final places as far as they are known, best first: the final gives 1 and 2, a match for third
 * place 3 and 4; without one both losers of the semi-finals are third, and the losers of any round
 * share the place behind those who went on (5, 5, 5, 5).
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
  /** Behind everybody who went on: as many as can still be in after that round. */
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
