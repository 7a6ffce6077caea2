/** A group of matches under a heading. */
interface Group<T> {
  readonly key: string;
  readonly items: readonly T[];
}

/** How many matches are drawn at first, and again each time more are asked for. */
export const MATCHES_AT_ONCE = 60;

/** The first items of the groups, in their groups, up to a number of items; groups left without items are dropped. */
export function firstItems<T, G extends Group<T>>(groups: readonly G[], most: number): G[] {
  const shown: G[] = [];
  let left = most;
  for (const group of groups) {
    if (left <= 0) break;
    shown.push(group.items.length > left ? { ...group, items: group.items.slice(0, left) } : group);
    left -= group.items.length;
  }
  return shown;
}

/** How many items are in the groups up to that one and in it; 0 when there is no such group. */
export function itemsUpTo(groups: readonly Group<unknown>[], key: string): number {
  const at = groups.findIndex((group) => group.key === key);
  return groups.slice(0, at + 1).reduce((sum, { items }) => sum + items.length, 0);
}
