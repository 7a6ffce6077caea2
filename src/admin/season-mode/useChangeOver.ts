import { recordsIn } from "@/data/readState";
import { useRef, useState } from "react";
import type { RecordOf } from "@/records/record";
import type { SeasonMode } from "@/records/seasons/schema";
import type { League } from "@/domain/league/league";
import { DataFailure } from "@/data/failure";
import { reasonOf } from "@/data/reasonOf";
import { newRecordId } from "@/data/store";
import { useConnection } from "@/session/ConnectionProvider";
import { stepsBatch, undoBatch, useBatch, type RunningBatch } from "../batches/useBatch";
import { liveListingsOf } from "../live/liveListings";
import { useShownSeason } from "../live/pastSeason";
import { showSaved, undoing } from "../save/saveNotices";
import { runSteps, undoSteps, type DoneStep, type Step } from "../steps/steps";
import {
  adjustmentSteps,
  missingRowSteps,
  seasonStep,
  computedFigureSteps,
  type FirstFigures,
  type Decisions,
} from "./changeOver";
import type { FigureSet, Difference } from "./differences";
import { modeNotices, useSeasonRecords } from "./useSeasonState";

/** Returns a control for short jobs, which have no button to stop and show no progress. */
const running = () => ({ signal: new AbortController().signal, onProgress: () => {} });

/** The choices before a season changes its mode. */
interface ChangeOverChoices {
  /** The decisions about figures that differ, if figures are computed from now on. */
  readonly decisions: Decisions;
  /** The first figures, if figures are kept by hand from now on. */
  readonly beginning: FirstFigures;
  /** The id and the team of a record that the caller saves separately afterwards. */
  readonly besides?: readonly string[];
}

/** Identifies the record of a save: by its id; a new row by its team, because each try gives it another id. */
const recordOf = (step: Step) =>
  step.does !== "add" ? step.before.id : "team" in step.entity ? step.entity.team : step.id;

/**
 * Returns a function that changes the mode of a season. It first saves the records (with adjustments, or with the
 * figures computed so far), and then the season itself, so that visitors see either the whole change or nothing. One
 * undo reverts all of it.
 */
export function useChangeOver(league: League, figureSet: FigureSet, to: SeasonMode) {
  const { store } = useConnection();
  const batches = useBatch(league);
  const season = useShownSeason(league);
  const records = useSeasonRecords(league);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** The saves that earlier tries have made. */
  const done = useRef<readonly DoneStep[]>([]);
  /** The batch of all tries, until everything is saved or undone; null if there is none. */
  const batch = useRef<RunningBatch | null>(null);
  const listings = liveListingsOf(store);

  /** Returns the records as they are stored; the lists on the screen have the clubs' current names instead. */
  const stored = <K extends "standings" | "seasons" | "players">(
    kind: K,
  ): readonly RecordOf<K>[] => {
    const live = listings.entry(league, kind).state();
    return recordsIn(live);
  };

  /** Saves the steps. Returns why not all were saved; null if all were. */
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
    { decisions, beginning }: ChangeOverChoices,
  ): readonly Step[] => {
    if (to === "computed") return adjustmentSteps(differences, decisions, stored("standings"));
    if (beginning === "typed") return [];
    if (figureSet === "players")
      return computedFigureSteps("players", differences, stored("players"));
    return [
      ...computedFigureSteps("standings", differences, stored("standings")),
      ...(records ? missingRowSteps(league, records) : []),
    ];
  };

  /** Undoes saves of a batch. Returns the saves that are not undone, with the reason. */
  const takeBack = async (steps: readonly DoneStep[], group: string) => {
    const id = newRecordId();
    const undone = steps.map(({ step }) => step);
    const refused = await reasonOf(batches.begin(undoBatch(id, undone, group)));
    if (refused !== null) return { left: steps, reason: refused };
    const place = { store, league, group: id };
    const { left, reason, isCutOff } = await undoSteps(place, steps, running());
    if (!isCutOff) await batches.endUndo({ id, total: steps.length }, group);
    return { left, reason };
  };

  const undoOf = (steps: readonly DoneStep[], group: string) => {
    let left = steps;
    return undoing(
      async () => {
        const taken = await takeBack(left, group);
        left = taken.left;
        if (left.length > 0) throw new DataFailure("unknown", taken.reason ?? "");
      },
      { failed: (reason) => `Not all of it could be undone: ${reason}` },
    );
  };

  return {
    busy,
    /** Why the last try stopped; null if it did not. */
    problem,
    /** Changes the mode. Returns why it stopped; null once all is saved. Can be called again after a failure. */
    change: async (
      differences: readonly Difference[],
      decided: ChangeOverChoices,
    ): Promise<string | null> => {
      setBusy(true);
      setProblem(null);
      const others = new Set(decided.besides);
      for (const { step } of done.current) others.add(recordOf(step));
      const rows = recordSteps(differences, decided).filter((step) => !others.has(recordOf(step)));
      const record = stored("seasons").find(({ id }) => id === season.id);
      const last = seasonStep(season, record, figureSet, to);
      const begun = batch.current;
      const { id: group, total } = begun ?? { id: newRecordId(), total: rows.length + 1 };
      const refused = begun
        ? null
        : await reasonOf(batches.begin(stepsBatch({ id: group }, [...rows, last], league)));
      if (refused === null) batch.current = { id: group, total };
      const failed = refused ?? (await perform(rows, group)) ?? (await perform([last], group));
      if (failed === null) {
        await batches.end({ id: group, total });
        batch.current = null;
      }
      setBusy(false);
      setProblem(failed);
      if (failed !== null) return failed;
      const all = done.current;
      // After an undo, the same dialog can change the mode again, and then all records are saved again.
      done.current = [];
      showSaved(modeNotices[figureSet][to], undoOf(all, group));
      return null;
    },
    /** Undoes the saves of a try that stopped. Returns true if all are undone or there were none. */
    giveUp: async (): Promise<boolean> => {
      const begun = batch.current;
      if (begun === null) return true;
      setBusy(true);
      const { left, reason } = await takeBack(done.current, begun.id);
      done.current = left;
      setBusy(false);
      setProblem(left.length === 0 ? null : reason);
      if (left.length > 0) return false;
      batch.current = null;
      return true;
    },
  };
}
