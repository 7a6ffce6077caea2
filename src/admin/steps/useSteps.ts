import { useCallback, useEffect, useRef, useState } from "react";
import type { League } from "@/domain/league/league";
import { newRecordId } from "@/data/store";
import { useConnection } from "@/session/ConnectionProvider";
import { useUnsaved } from "../leaving/leaveGuardContext";
import { usePastSeason } from "../live/pastSeason";
import type { BatchResult } from "@/data/batch";
import { runSteps, undoSteps, type DoneStep, type Step } from "./steps";

/** How far many saves are. */
export interface StepsState {
  readonly at: "idle" | "saving" | "undoing" | "stopped" | "done" | "undone";
  readonly count: number;
  readonly of: number;
  readonly done: readonly DoneStep[];
  readonly failed: BatchResult<Step, DoneStep>["failed"];
  readonly left: readonly Step[];
  /** Why it broke off, or could not all be undone. */
  readonly reason: string | null;
}

const idle: StepsState = {
  at: "idle",
  count: 0,
  of: 0,
  done: [],
  failed: [],
  left: [],
  reason: null,
};

type WhyNot = (step: Step) => string | null;

export interface Steps {
  readonly league: League;
  readonly state: StepsState;
  /** @param whyNot why a save is not done any more, asked right before it */
  readonly run: (steps: readonly Step[], whyNot?: WhyNot) => Promise<void>;
  /** Stops after the save that is under way. */
  readonly stop: () => void;
  /** Goes on with what is left, and tries again what was refused. */
  readonly goOn: () => Promise<void>;
  readonly undoAll: () => Promise<void>;
  /** Takes back saves that were made earlier. */
  readonly takeBack: (done: readonly DoneStep[]) => Promise<void>;
  readonly reset: () => void;
}

/** Saves many records in steps; leaving the page would stop them halfway, so it is asked about first. */
export function useSteps(league: League): Steps {
  const { store } = useConnection();
  const season = usePastSeason()?.id;
  const [state, setState] = useState(idle);
  // What goes on after a stop belongs to what was saved before it.
  const group = useRef(newRecordId());
  const running = useRef<AbortController | null>(null);
  const asked = useRef<WhyNot | undefined>(undefined);
  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => stop, [stop]);
  useUnsaved(state.at === "saving" || state.at === "undoing", stop, true);

  const begin = () => {
    const controller = new AbortController();
    running.current = controller;
    return controller.signal;
  };

  const run = async (steps: readonly Step[], before: readonly DoneStep[], whyNot?: WhyNot) => {
    asked.current = whyNot;
    const signal = begin();
    const of = before.length + steps.length;
    const onProgress = (count: number) =>
      setState((now) => ({ ...now, count: before.length + count }));
    setState({ ...idle, at: "saving", count: before.length, of, done: before });
    if (before.length === 0) group.current = newRecordId();
    const place = { store, league, season, group: group.current };
    const ran = await runSteps(place, steps, { signal, onProgress, whyNot });
    const done = [...before, ...ran.done];
    const { failed, left, endedBy } = ran;
    const at = left.length > 0 ? "stopped" : "done";
    setState({ at, count: done.length, of, done, failed, left, reason: endedBy?.message ?? null });
  };

  const takeBack = async (done: readonly DoneStep[]) => {
    const signal = begin();
    const onProgress = (count: number) => setState((now) => ({ ...now, count }));
    setState({ ...idle, at: "undoing", of: done.length, done });
    const { count, left, reason } = await undoSteps({ store, league, group: newRecordId() }, done, {
      signal,
      onProgress,
    });
    setState({ ...idle, at: "undone", count, of: done.length, done: left, reason });
  };

  return {
    league,
    state,
    run: (steps, whyNot) => run(steps, [], whyNot),
    stop,
    goOn: () =>
      run([...state.failed.map(({ item }) => item), ...state.left], state.done, asked.current),
    undoAll: () => takeBack(state.done),
    takeBack,
    reset: () => setState(idle),
  };
}
