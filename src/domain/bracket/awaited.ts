import type { Slot } from "./slot";

/** A side that is not certain yet, in words: "Winner SF1" is the winner of semi-final 1. */
export function awaited(waiting: string, slots: readonly Slot[]): string {
  const [, end, id] = /^(Winner|Loser) (\S+)$/.exec(waiting) ?? [];
  const slot = slots.find((one) => one.id === id);
  return slot ? `${end} of ${slot.name.toLowerCase()}` : waiting;
}
