import { useState } from "react";
import type { MovedRecord, MoveOutcome, MovePlan, MoveRequest } from "@/data/move";
import type { League, Season } from "@/domain/league/league";
import { useConnection } from "@/session/ConnectionProvider";
import { useJob } from "../batches/useJob";
import { useRecordedMove } from "./recordedMove";
import { keepLastMove, readLastMove, type LastMove } from "./lastMove";

/** How far moving matches is. */
export type MoveStep =
  | { readonly at: "rest" }
  | { readonly at: "looking" }
  | { readonly at: "asking"; readonly plan: MovePlan }
  | { readonly at: "moving" }
  | { readonly at: "done"; readonly outcome: MoveOutcome; readonly back: boolean };

/** Moves finished matches to a past season, and back; leaving the page stops it where it can go on later. */
export function useMove(league: League) {
  const { maintenance } = useConnection();
  const recordedMove = useRecordedMove(league);
  const [step, setStep] = useState<MoveStep>({ at: "rest" });
  const [last, setLast] = useState<LastMove | null>(() => readLastMove(league.slug));
  const { job, start, stop } = useJob();

  const keep = (move: LastMove | null) => {
    keepLastMove(league.slug, move);
    setLast(move);
  };

  const look = (request: MoveRequest) => {
    setStep({ at: "looking" });
    void start(async () =>
      setStep({ at: "asking", plan: await maintenance.planMove(league, request) }),
    );
  };

  const run = (
    records: readonly MovedRecord[],
    season: Season | null,
    onMoved: (record: MovedRecord) => void,
    after: () => void,
  ) => {
    setStep({ at: "moving" });
    void start(async (running) => {
      const outcome = await recordedMove(records, season, { ...running, onMoved });
      setStep({ at: "done", outcome, back: season === null });
    }).then(after);
  };

  const move = ({ records, season }: MovePlan) => {
    // An interrupted move that is resumed is undone as one move.
    const moved = last?.season === season.id ? [...last.records] : [];
    const onMoved = (record: MovedRecord) => {
      moved.push(record);
      keepLastMove(league.slug, { season: season.id, records: moved });
    };
    run(records, season, onMoved, () =>
      setLast(moved.length > 0 ? { season: season.id, records: moved } : null),
    );
  };

  const undo = () => {
    if (!last) return;
    const left = new Set(last.records);
    const byKey = new Map(last.records.map((one) => [`${one.kind}/${one.id}`, one]));
    const onMoved = ({ kind, id }: MovedRecord) => {
      const one = byKey.get(`${kind}/${id}`);
      if (one) left.delete(one);
      keepLastMove(league.slug, { season: last.season, records: [...left] });
    };
    run([...last.records].toReversed(), null, onMoved, () =>
      keep(left.size > 0 ? { season: last.season, records: [...left] } : null),
    );
  };

  return { step, job, last, look, move, undo, stop, forget: () => keep(null) };
}
