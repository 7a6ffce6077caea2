import type { EntityKind } from "@/records/record";
import type { Change } from "./changes";
import { HistoryItem } from "./HistoryItem";
import { useRevert } from "./useHistory";
import { useLeague } from "@/ui/where";

interface ChangeRowProps {
  readonly change: Change;
  readonly isOldest: boolean;
  readonly again: () => void;
  /** Shows the changes of one record alone; null where only those are shown. */
  readonly onRecord: ((kind: EntityKind, id: string) => void) | null;
}

/** One change among those of all kinds, with the way back. */
export function ChangeRow(props: ChangeRowProps) {
  const league = useLeague();
  const { change, isOldest, again, onRecord } = props;
  const { kind, entry } = change;
  const { records, busy, revert } = useRevert(league, kind, again);
  const now = records && (records.find(({ id }) => id === entry.id) ?? "deleted");
  return (
    <HistoryItem
      alone={onRecord === null}
      busy={busy}
      entry={entry}
      isOldest={isOldest}
      kind={kind}
      now={now}
      onRecord={onRecord && (() => onRecord(kind, entry.id))}
      onRestore={(version) => void revert(version)}
    />
  );
}
