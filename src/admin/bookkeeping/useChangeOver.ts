import { recordsIn } from "@/data/listingEntry";
import { useRef, useState } from "react";
import type { RecordOf } from "@/records/record";
import type { Bookkeeping } from "@/records/seasons/schema";
import type { League } from "@/domain/league/league";
import { newRecordId } from "@/data/store";
import { useConnection } from "@/session/ConnectionProvider";
import { useBatchRecords } from "../batches/useBatchRecords";
import { liveListingsOf } from "../live/liveListings";
import { useShownSeason } from "../live/pastSeason";
import { notices } from "../notices/notices";
import { runSteps, undoSteps, type DoneStep, type Step } from "../steps/steps";
import {
  adjustmentSteps,
  rowsWrittenDown,
  seasonStep,
  writtenDown,
  type Beginning,
  type Decisions,
} from "./changeOver";
import type { Books, Difference } from "./differences";
import { said, useReadSeason } from "./useBooks";

/** Nobody stops these few saves. */
const running = () => ({ signal: new AbortController().signal, onProgress: () => {} });

/** What is decided before a season changes over. */
interface Decided {
  /** What happens to figures that the results give differently, where they are computed from now on. */
  readonly decisions: Decisions;
  /** What figures begin with, where they are kept by hand from now on. */
  readonly beginning: Beginning;
  /** The record that is saved by itself afterwards: its id, and its team. */
  readonly besides?: readonly string[];
}

/** The record that a save is of; a new one is known by its team, for each try gives it another id. */
const recordOf = (step: Step) =>
  step.does !== "add" ? step.before.id : "team" in step.entity ? step.entity.team : step.id;

/**
 * Changes a season over: first the records that keep a difference as an adjustment, or that begin with what results have
 * made; then what the season says, so that visitors see either all of it or nothing. One undo takes it all back.
 */
export function useChangeOver(league: League, books: Books, to: Bookkeeping) {
  const { store } = useConnection();
  const batches = useBatchRecords(league);
  const season = useShownSeason(league);
  const { records } = useReadSeason(league);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** What earlier tries have saved. */
  const done = useRef<readonly DoneStep[]>([]);
  const listings = liveListingsOf(store);

  /** As they are stored: lists show clubs under their current names. */
  const stored = <K extends "standings" | "seasons" | "players">(
    kind: K,
  ): readonly RecordOf<K>[] => {
    const live = listings.entry(league, kind).state();
    return recordsIn(live);
  };

  /** Why not all of them went through; null when they did. */
  const perform = async (steps: readonly Step[], group: string): Promise<string | null> => {
    const ran = await runSteps({ store, league, group }, steps, running());
    done.current = [...done.current, ...ran.done];
    for (const { step, saved } of ran.done) {
      if (saved) listings.entry(league, step.kind).saved(saved);
    }
    return ran.endedBy?.message ?? ran.failed[0]?.reason ?? null;
  };

  const recordSteps = (
    differences: readonly Difference[],
    { decisions, beginning }: Decided,
  ): readonly Step[] => {
    if (to === "computed") return adjustmentSteps(differences, decisions, stored("standings"));
    if (beginning === "typed") return [];
    if (books === "players") return writtenDown("players", differences, stored("players"));
    return [
      ...writtenDown("standings", differences, stored("standings")),
      ...(records ? rowsWrittenDown(league, records) : []),
    ];
  };

  const undo = async (steps: readonly DoneStep[]) => {
    const { left, reason } = await undoSteps({ store, league }, steps, running());
    if (left.length === 0) {
      notices.show({ tone: "done", text: "It is as it was." });
      return;
    }
    notices.show({
      tone: "error",
      text: `Not all of it could be undone: ${reason ?? ""}`,
      action: { label: "Try again", run: () => void undo(left) },
    });
  };

  return {
    busy,
    /** Why the last try broke off. */
    problem,
    /** Why it broke off; null once all of it is saved. It may be tried again after a failure. */
    change: async (
      differences: readonly Difference[],
      decided: Decided,
    ): Promise<string | null> => {
      setBusy(true);
      setProblem(null);
      const others = new Set(decided.besides);
      for (const { step } of done.current) others.add(recordOf(step));
      const rows = recordSteps(differences, decided).filter((step) => !others.has(recordOf(step)));
      const record = stored("seasons").find(({ id }) => id === season.id);
      const last = seasonStep(season, record, books, to);
      const group = newRecordId();
      const failed =
        (await batches.beginSteps(group, [...rows, last])) ??
        (await perform(rows, group)) ??
        (await perform([last], group));
      // A try that failed is tried again or given up here, with what it has saved.
      await batches.end({ id: group, total: rows.length + 1 });
      setBusy(false);
      setProblem(failed);
      if (failed !== null) return failed;
      const all = done.current;
      // After an undo the same form may change the season over again, and then writes all of it down again.
      done.current = [];
      notices.show({
        tone: "done",
        text: said[books][to],
        action: { label: "Undo", run: () => void undo(all) },
      });
      return null;
    },
    /** Takes back what a try that broke off has saved; false where that failed too. */
    giveUp: async (): Promise<boolean> => {
      if (done.current.length === 0) return true;
      setBusy(true);
      const { left, reason } = await undoSteps({ store, league }, done.current, running());
      done.current = left;
      setBusy(false);
      setProblem(left.length === 0 ? null : reason);
      return left.length === 0;
    },
  };
}
