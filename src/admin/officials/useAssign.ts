import { useRef, useState } from "react";
import { runBatch, throwIfEnded, type BatchResult } from "@/data/batches/batch";
import type { OpenBatch } from "@/data/batches/batches";
import { asFailure, DataFailure, failure } from "@/data/failure";
import { whyNotSaved } from "@/data/saving/outcome";
import type { Assignment } from "@/data/officials";
import { amountOf } from "@/domain/wording";
import { collectionOf } from "@/records/shape";
import { useConnection } from "@/session/ConnectionProvider";
import { useLeague } from "@/ui/leagueContext";
import { useBatch, type RunningBatch } from "../batches/useBatch";
import { liveListingsOf } from "../live/liveListings";
import { showSaved, undoing, type Attempt } from "../save/saveNotices";
import { assignmentsIn, planOfAssignments } from "./assignmentPlan";

/** The parts of a batch of assignments that a retry after a failure needs. */
type StartedBatch = Pick<RunningBatch, "id" | "total">;

type AssignmentResult = BatchResult<Assignment, Assignment>;

/** Returns why some were not saved; null if all were saved. */
const reasonIn = ({ failed, endedBy }: AssignmentResult): string | null =>
  endedBy?.message ?? failed[0]?.reason ?? null;

/** Saves the officials of matches, then shows a notice with an undo. */
export function useAssign() {
  const league = useLeague();
  const { officials, store } = useConnection();
  const batch = useBatch(league);
  /** "saving" while it saves, the error message if it failed, or ''. */
  const [saving, setSaving] = useState("");
  /** The batch of the first try; all retries belong to the same batch, until everything is saved. */
  const tried = useRef<StartedBatch | undefined>(undefined);

  const assign = async (one: Assignment): Promise<Assignment> => {
    const saved = await officials.assign(league, one);
    // Lists of the administration show each saved fixture at once.
    liveListingsOf(store)
      .entry(league, "fixtures", saved.season || undefined)
      .saved(saved);
    return one;
  };

  /** Saves the assignments one after the other. @throws DataFailure if nothing was saved */
  const assignAll = (
    all: readonly Assignment[],
    begun?: StartedBatch,
    onBegun: (batch: StartedBatch) => void = () => {},
  ): Promise<AssignmentResult> =>
    batch.run({
      batch: {
        what: "officials",
        how: planOfAssignments(all),
        total: all.length,
        ids: all.map(({ id }) => id),
      },
      begun,
      run(id) {
        onBegun({ id, total: begun?.total ?? all.length });
        const group = all.length > 1 || begun ? id : undefined;
        return runBatch(all, (one) => assign({ ...one, group }));
      },
      isFinished: ({ left }) => left.length === 0,
    });

  /** Makes the undo of all assignments; all tries of the undo are one batch. */
  const undoOf = (all: readonly Assignment[]): Attempt => {
    const back = all.map(({ id, from, to }) => ({ id, from: to, to: from }));
    let begun: StartedBatch | undefined;
    return undoing(
      async () => {
        const result = await assignAll(back, begun, (one) => (begun = one));
        const reason = reasonIn(result);
        if (reason !== null) throw result.endedBy ?? new DataFailure("unknown", reason);
      },
      { done: "The earlier officials are back." },
    );
  };

  /** Saves the assignments; returns whether all were saved. */
  const save = async (all: readonly Assignment[]): Promise<boolean> => {
    setSaving("saving");
    try {
      const result = await assignAll(all, tried.current, (begun) => (tried.current = begun));
      const { done, endedBy } = result;
      const reason = reasonIn(result);
      if (reason !== null) {
        const some = `${done.length} of ${all.length} saved. ${reason}`;
        setSaving(done.length > 0 ? some : endedBy ? whyNotSaved(endedBy) : reason);
        return false;
      }
      tried.current = undefined;
      setSaving("");
      showSaved(`Officials of ${amountOf(done.length, "match", "matches")} saved`, undoOf(done));
      return true;
    } catch (thrown) {
      setSaving(whyNotSaved(asFailure(thrown)));
      return false;
    }
  };

  /**
   * Continues a batch that was interrupted.
   * @param saved the records that the batch has already saved, as `collection/id`
   * @returns why a match could not be saved; null if all were saved @throws DataFailure
   */
  const goOn = async (
    { id, total, how, ids }: OpenBatch,
    saved: ReadonlySet<string>,
  ): Promise<string | null> => {
    const collection = collectionOf(league, "fixtures");
    if (!collection) throw failure("notFound");
    const left = assignmentsIn(how, ids).filter((one) => !saved.has(`${collection}/${one.id}`));
    return reasonIn(throwIfEnded(await assignAll(left, { id, total })));
  };

  return { saving, save, goOn };
}
