import { useSyncExternalStore } from "react";
import type { League } from "@/domain/league/league";
import type { Decisions } from "./changeOver";
import type { FigureSet } from "./differences";

/** The decisions of changes of mode that wait until a result is corrected, by league and set of figures. */
const waiting = new Map<string, Decisions>();
const callbacks = new Set<() => void>();

const keyOf = ({ slug }: League, figureSet: FigureSet) => `${slug} ${figureSet}`;

function subscribe(callback: () => void): () => void {
  callbacks.add(callback);
  return () => callbacks.delete(callback);
}

/** Returns the decisions of a waiting change of mode; undefined if none waits. */
export function waitingFor(league: League, figureSet: FigureSet): Decisions | undefined {
  return waiting.get(keyOf(league, figureSet));
}

/** Stores the decisions until the dialog opens again; undefined removes them. */
export function setWaiting(league: League, figureSet: FigureSet, decisions?: Decisions): void {
  if (decisions) waiting.set(keyOf(league, figureSet), decisions);
  else waiting.delete(keyOf(league, figureSet));
  for (const callback of callbacks) callback();
}

/** Subscribes to the decisions of a waiting change of mode; undefined if none waits. */
export function useWaiting(league: League, figureSet: FigureSet): Decisions | undefined {
  const read = () => waitingFor(league, figureSet);
  return useSyncExternalStore(subscribe, read, read);
}
