import { useRef, useState } from "react";
import type { BatchWork, OpenBatch } from "@/data/batches/batches";
import type { BatchResult } from "@/data/batches/batch";
import { reasonOf } from "@/data/failure";
import type { League } from "@/domain/league/league";
import { newRecordId } from "@/data/store";
import { useConnection } from "@/session/ConnectionProvider";
import { stepsBatch, undoBatch, useBatch, type RunningBatch } from "../batches/useBatch";
import { useStop } from "../batches/useJob";
import { useUnsaved } from "../leaving/leaveGuardContext";
import { usePastSeason } from "../live/pastSeason";
import { oncePerRecord, runSteps, undoSteps, type DoneStep, type Step } from "./steps";

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

/** How saves are run. */
interface RunOptions {
  /** Why a save is not done any more, asked right before it. */
  readonly whyNot?: ((step: Step) => string | null) | undefined;
  /** What they do, where their steps do not say it. */
  readonly what?: BatchWork | undefined;
  /** What they come from: saving the same again ends what was cut off of it. */
  readonly how?: string | undefined;
}

export interface Steps {
  readonly league: League;
  readonly state: StepsState;
  readonly run: (steps: readonly Step[], options?: RunOptions) => Promise<void>;
  /** Goes on with a batch that was cut off. */
  readonly resume: (batch: OpenBatch, steps: readonly Step[]) => Promise<void>;
  /** Stops after the save that is under way. */
  readonly stop: () => void;
  /** Goes on with what is left, and tries again what was refused. */
  readonly goOn: () => Promise<void>;
  readonly undoAll: () => Promise<void>;
  /**
   * Takes back saves that were made earlier.
   * @param group of those saves; @param batch an undo that was cut off, and goes on
   */
  readonly takeBack: (
    done: readonly DoneStep[],
    group: string,
    batch?: RunningBatch,
  ) => Promise<void>;
  readonly reset: () => void;
}

/** Saves many records in steps; leaving the page would stop them halfway, so it is asked about first. */
export function useSteps(league: League): Steps {
  const { store } = useConnection();
  const batches = useBatch(league);
  const season = usePastSeason()?.id;
  const [state, setState] = useState(idle);
  // What goes on after a stop belongs to what was saved before it.
  const batch = useRef<RunningBatch>({ id: "", total: 0 });
  const { begin, stop } = useStop();
  const asked = useRef<RunOptions>({});
  useUnsaved(state.at === "saving" || state.at === "undoing", stop, true);

  const save = async (steps: readonly Step[], before: readonly DoneStep[]) => {
    const { whyNot } = asked.current;
    const signal = begin();
    const of = before.length + steps.length;
    const onProgress = (count: number) =>
      setState((now) => ({ ...now, count: before.length + count }));
    const place = { store, league, season, group: batch.current.id };
    const ran = await runSteps(place, steps, { signal, onProgress, whyNot });
    const done = [...before, ...ran.done];
    const { failed, left, endedBy } = ran;
    if (left.length === 0) await batches.end(batch.current);
    const at = left.length > 0 ? "stopped" : "done";
    setState({ at, count: done.length, of, done, failed, left, reason: endedBy?.message ?? null });
  };

  const started = (steps: readonly Step[], before: readonly DoneStep[]) => {
    const of = before.length + steps.length;
    setState({ ...idle, at: "saving", count: before.length, of, done: before });
  };

  const run = async (steps: readonly Step[], options: RunOptions = {}) => {
    const { what, how } = options;
    asked.current = options;
    batch.current = { id: newRecordId(), total: steps.length, what, how };
    started(steps, []);
    const reason = await reasonOf(batches.begin(stepsBatch(batch.current, steps, league, season)));
    if (reason !== null) {
      setState({ ...idle, at: "stopped", of: steps.length, left: steps, reason });
      // There is no batch to go on with yet: going on begins it.
      batch.current = { id: "", total: 0 };
      return;
    }
    await save(steps, []);
  };

  const goOn = async () => {
    const steps = [...state.failed.map(({ item }) => item), ...state.left];
    if (batch.current.id === "") return run(steps, asked.current);
    started(steps, state.done);
    return save(steps, state.done);
  };

  const resume = async ({ id, total }: OpenBatch, steps: readonly Step[]) => {
    asked.current = {};
    batch.current = { id, total };
    started(steps, []);
    await save(steps, []);
  };

  const takeBack = async (saves: readonly DoneStep[], group: string, resumed?: RunningBatch) => {
    const done = oncePerRecord(saves, league);
    const undo = resumed ?? { id: newRecordId(), total: done.length };
    setState({ ...idle, at: "undoing", of: done.length, done });
    const undone = done.map(({ step }) => step);
    const refused = resumed
      ? null
      : await reasonOf(batches.begin(undoBatch(undo.id, undone, group)));
    if (refused !== null) {
      setState({ ...idle, at: "undone", of: done.length, done, reason: refused });
      return;
    }
    const signal = begin();
    const onProgress = (count: number) => setState((now) => ({ ...now, count }));
    const place = { store, league, group: undo.id };
    const { count, left, reason, isCutOff } = await undoSteps(place, done, { signal, onProgress });
    if (!isCutOff) await batches.endUndo(undo, group);
    const taken = left.length === 0 ? saves.length : count;
    setState({ ...idle, at: "undone", count: taken, of: saves.length, done: left, reason });
  };

  const undoAll = () => takeBack(state.done, batch.current.id);

  return {
    league,
    state,
    run,
    resume,
    stop,
    goOn,
    undoAll,
    takeBack,
    reset: () => setState(idle),
  };
}
