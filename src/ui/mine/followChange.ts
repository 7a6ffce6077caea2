import { useSyncExternalStore } from "react";
import { follow, type Mine } from "./mine";

/** A club or player with a star. */
export interface FollowedItem {
  readonly kind: keyof Mine;
  /** As `clubKey` or `playerKey` makes it. */
  readonly of: string;
  readonly name: string;
}

/** What a star has just changed, where more is to be said about it. */
export interface FollowChange extends FollowedItem {
  /** It is the first of all that this device follows; else it is no longer followed. */
  readonly isFirst: boolean;
  /** Its place among those of its kind, before the change. */
  readonly at: number;
}

const listeners = new Set<() => void>();
let last: FollowChange | null = null;

function say(change: FollowChange | null): void {
  last = change;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What a star has changed last, until it is said; null in a delivered page. */
export const useFollowChange = (): FollowChange | null =>
  useSyncExternalStore(
    subscribe,
    () => last,
    () => null,
  );

/** Nothing more is to be said about the last change. */
export const endFollowChange = (): void => say(null);

/** Follows it, or no longer. @param mine what was followed until now */
export function changeFollow({ kind, of, name }: FollowedItem, mine: Mine): void {
  const at = mine[kind].indexOf(of);
  const isFirst = mine.clubs.length + mine.players.length === 0;
  follow(kind, of, at < 0);
  if (at >= 0 || isFirst) say({ kind, of, name, isFirst, at });
  // Followed again by its star, it needs no undo.
  else if (last?.of === of) say(null);
}
