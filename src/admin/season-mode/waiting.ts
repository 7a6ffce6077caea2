import { useSyncExternalStore } from "react";
import type { League } from "@/domain/league/league";
import type { Decisions } from "./changeOver";
import type { FigureSet } from "./differences";

/** Changes of mode that wait until a result is corrected, with the decisions so far. */
const waiting = new Map<string, Decisions>();
const callbacks = new Set<() => void>();

const keyOf = ({ slug }: League, figureSet: FigureSet) => `${slug} ${figureSet}`;

function subscribe(callback: () => void): () => void {
  callbacks.add(callback);
  return () => callbacks.delete(callback);
}

/** The decisions of a change of mode that waits; undefined where none does. */
export function waitingFor(league: League, figureSet: FigureSet): Decisions | undefined {
  return waiting.get(keyOf(league, figureSet));
}

/** Keeps the decisions until the dialog opens again; undefined removes them. */
export function keepWaiting(league: League, figureSet: FigureSet, decisions?: Decisions): void {
  if (decisions) waiting.set(keyOf(league, figureSet), decisions);
  else waiting.delete(keyOf(league, figureSet));
  for (const callback of callbacks) callback();
}

/** The same as `waitingFor`, for components. */
export function useWaiting(league: League, figureSet: FigureSet): Decisions | undefined {
  const read = () => waitingFor(league, figureSet);
  return useSyncExternalStore(subscribe, read, read);
}
