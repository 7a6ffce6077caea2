/** A group of matches under a heading. */
interface Group<T> {
  readonly key: string;
  readonly items: readonly T[];
}

/** How many matches are rendered at first, and how many more after each click on "Show". */
export const MATCHES_AT_ONCE = 60;

/** Returns the groups with only their first items, at most `most` in total; groups without items are dropped. */
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

/** Returns how many items are in the groups up to and including the one with this key; 0 if there is no such group. */
export function itemsUpTo(groups: readonly Group<unknown>[], key: string): number {
  const at = groups.findIndex((group) => group.key === key);
  return groups.slice(0, at + 1).reduce((sum, { items }) => sum + items.length, 0);
}
