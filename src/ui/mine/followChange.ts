import { useSyncExternalStore } from "react";
import { follow, type FollowedItems } from "./mine";

/** A club or player that can be followed. */
export interface FollowedItem {
  readonly kind: keyof FollowedItems;
  /** The key of the club or player, from `clubKey` or `playerKey`. */
  readonly of: string;
  readonly name: string;
}

/** A change that a star button just made and that needs a message: the first follow, or an unfollow. */
export interface FollowChange extends FollowedItem {
  /** Whether this is the first club or player that this device follows; otherwise the change is an unfollow. */
  readonly isFirst: boolean;
  /** The index of the club or player in the list of its kind before the change; -1 if it was not followed. */
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

/** Subscribes to the last change that needs a message; null if there is none, and in a prerendered page. */
export const useFollowChange = (): FollowChange | null =>
  useSyncExternalStore(
    subscribe,
    () => last,
    () => null,
  );

/** Marks the message about the last change as done. */
export const endFollowChange = (): void => say(null);

/**
 * Follows or unfollows a club or player.
 * @param mine the clubs and players that were followed until now
 */
export function changeFollow({ kind, of, name }: FollowedItem, mine: FollowedItems): void {
  const at = mine[kind].indexOf(of);
  const isFirst = mine.clubs.length + mine.players.length === 0;
  follow(kind, of, at < 0);
  if (at >= 0 || isFirst) say({ kind, of, name, isFirst, at });
  // The club or player is followed again, so the message with "Undo" is not needed any more.
  else if (last?.of === of) say(null);
}
