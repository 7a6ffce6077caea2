import type { Slot } from "./slot";

/**
 * Returns the words for a side whose team is not known yet: "Winner SF1" becomes "Winner of semi-final 1"; any other
 * text is returned unchanged.
 */
export function awaited(waiting: string, slots: readonly Slot[]): string {
  const [, end, id] = /^(Winner|Loser) (\S+)$/.exec(waiting) ?? [];
  const slot = slots.find((one) => one.id === id);
  return slot ? `${end} of ${slot.name.toLowerCase()}` : waiting;
}
