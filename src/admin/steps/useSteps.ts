import { useRef, useState } from "react";
import type { BatchWork, OpenBatch } from "@/data/batches/batches";
import type { BatchResult } from "@/data/batches/batch";
import { reasonOf } from "@/data/reasonOf";
import type { League } from "@/domain/league/league";
import { newRecordId } from "@/data/store";
import { useConnection } from "@/session/ConnectionProvider";
import { stepsBatch, undoBatch, useBatch, type RunningBatch } from "../batches/useBatch";
import { useStop } from "../batches/useJob";
import { useUnsaved } from "../leaving/leaveGuardContext";
import { usePastSeason } from "../live/pastSeason";
import { oncePerRecord, runSteps, undoSteps, type DoneStep, type Step } from "./steps";

/** The state of a batch of saves. */
export interface StepsState {
  readonly at: "idle" | "saving" | "undoing" | "stopped" | "done" | "undone";
  readonly count: number;
  readonly of: number;
  readonly done: readonly DoneStep[];
  readonly failed: BatchResult<Step, DoneStep>["failed"];
  readonly left: readonly Step[];
  /** Why the batch stopped, or why not all of it could be undone; null if there is no reason. */
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

/** Options of a batch of saves. */
interface RunOptions {
  /** Called right before a save; returns why the save is no longer needed, or null if it is. */
  readonly whyNot?: ((step: Step) => string | null) | undefined;
  /** What the batch does, if this does not follow from its steps. */
  readonly what?: BatchWork | undefined;
  /** Identifies the source of the batch: saving from the same source again ends the interrupted batch. */
  readonly how?: string | undefined;
}

export interface Steps {
  readonly league: League;
  readonly state: StepsState;
  readonly run: (steps: readonly Step[], options?: RunOptions) => Promise<void>;
  /** Continues a batch that was interrupted. */
  readonly resume: (batch: OpenBatch, steps: readonly Step[]) => Promise<void>;
  /** Stops after the save that is under way. */
  readonly stop: () => void;
  /** Continues with the saves that are left, and tries the failed ones again. */
  readonly goOn: () => Promise<void>;
  readonly undoAll: () => Promise<void>;
  /**
   * Undoes saves that were made earlier.
   * @param group The id of their group in the history.
   * @param batch An interrupted undo to continue; undefined to begin a new one.
   */
  readonly takeBack: (
    done: readonly DoneStep[],
    group: string,
    batch?: RunningBatch,
  ) => Promise<void>;
  readonly reset: () => void;
}

/**
 * Returns functions that save many records one by one, with the state of the batch. While it runs, leaving the page
 * asks first, because that would stop the batch halfway.
 */
export function useSteps(league: League): Steps {
  const { store } = useConnection();
  const batches = useBatch(league);
  const season = usePastSeason()?.id;
  const [state, setState] = useState(idle);
  // Saves after a stop belong to the same batch as those before it.
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
      // The batch has not begun, so that continuing has to begin it.
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
