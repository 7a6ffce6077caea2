import type { EntityKind } from "@/records/record";
import { EmptyState } from "@/ui/EmptyState";
import { FailedRead } from "@/ui/FailedRead";
import { useLeague } from "@/ui/where";
import { ListSkeleton } from "../parts/ListSkeleton";
import { wordsOf } from "../parts/words";
import { HistoryEnd } from "./HistoryEnd";
import { HistoryList } from "./HistoryList";
import { useHistory } from "./useHistory";

interface RecordHistoryProps {
  readonly kind: EntityKind;
  readonly id: string;
}

/** Every save of a record, each with the way back to it. */
export function RecordHistory({ kind, id }: RecordHistoryProps) {
  const league = useLeague();
  const { task, records, busy, revert } = useHistory(league, kind, id);
  if (task.status === "loading") return <ListSkeleton label="Loading the history" />;
  if (task.status === "failed") {
    return <FailedRead state={task} title="Failed to load the history." />;
  }
  if (task.value.length === 0) {
    return (
      <>
        <EmptyState bare title="No changes yet">
          This {wordsOf(kind).one} is as it came with the database. Every save from now on is kept
          here.
        </EmptyState>
        <HistoryEnd />
      </>
    );
  }
  return (
    <>
      <HistoryList
        busy={busy}
        entries={task.value}
        kind={kind}
        onRestore={(version) => void revert(version)}
        records={records}
      />
      <HistoryEnd />
    </>
  );
}
