import { useRef, useState } from "react";
import type { RecordOf } from "@/domain/records/record";
import type { Bookkeeping } from "@/domain/records/season";
import type { League } from "@/leagues/league";
import { useConnection } from "@/session/ConnectionProvider";
import { liveListingsOf } from "../live/liveListings";
import { useShownSeason } from "../live/pastSeason";
import { notices } from "../notices/notices";
import { runSteps, undoSteps, type DoneStep, type Step } from "../steps/steps";
import { adjustmentSteps, seasonStep, type Decisions } from "./changeOver";
import type { Books, Difference } from "./differences";
import { said } from "./useBooks";

/** Nobody stops these few saves. */
const running = () => ({ signal: new AbortController().signal, onProgress: () => {} });

/**
 * Changes a season over: first the rows that keep a difference as an adjustment, then what the season says, so that
 * visitors see either all of it or nothing. One undo takes it all back.
 */
export function useChangeOver(league: League, books: Books, to: Bookkeeping) {
  const { store } = useConnection();
  const season = useShownSeason(league);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** What earlier tries have saved. */
  const done = useRef<readonly DoneStep[]>([]);
  const listings = liveListingsOf(store);

  /** As they are stored: lists show clubs under their current names. */
  const stored = <K extends "standings" | "seasons">(kind: K): readonly RecordOf<K>[] => {
    const live = listings.entry(league, kind).state();
    return live.status === "ready" ? live.listing.records : [];
  };

  /** Why not all of them went through; null when they did. */
  const perform = async (steps: readonly Step[]): Promise<string | null> => {
    const ran = await runSteps({ store, league }, steps, running());
    done.current = [...done.current, ...ran.done];
    for (const { step, saved } of ran.done) {
      if (saved) listings.entry(league, step.kind).saved(saved);
    }
    return ran.broke ?? ran.failed[0]?.reason ?? null;
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
    /** True once all of it is saved; it may be tried again after a failure. */
    change: async (differences: readonly Difference[], decisions: Decisions): Promise<boolean> => {
      setBusy(true);
      setProblem(null);
      const isDone = ({ step }: DoneStep, id: string) =>
        step.does === "change" && step.before.id === id;
      const rows = adjustmentSteps(differences, decisions, stored("standings")).filter(
        (step) =>
          step.does !== "change" || !done.current.some((one) => isDone(one, step.before.id)),
      );
      const record = stored("seasons").find(({ id }) => id === season.id);
      const failed =
        (await perform(rows)) ?? (await perform([seasonStep(season, record, books, to)]));
      setBusy(false);
      setProblem(failed);
      if (failed !== null) return false;
      const all = done.current;
      notices.show({
        tone: "done",
        text: said[books][to],
        action: { label: "Undo", run: () => void undo(all) },
      });
      return true;
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
