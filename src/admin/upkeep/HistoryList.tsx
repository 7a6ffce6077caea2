import Stack from "@mui/material/Stack";
import type { HistoryEntry, PastRecord } from "@/data/maintenance";
import type { EntityKind, RecordOf } from "@/records/record";
import { HistoryItem } from "./HistoryItem";

interface HistoryListProps<K extends EntityKind> {
  readonly kind: K;
  readonly entries: readonly HistoryEntry<K>[];
  /** The records as they are now; null while that is not known. */
  readonly records: readonly RecordOf<K>[] | null;
  readonly busy: boolean;
  readonly onRestore: (version: PastRecord<K>) => void;
}

/** Saves, newest first. */
export function HistoryList<K extends EntityKind>(props: HistoryListProps<K>) {
  const { kind, entries, records, busy, onRestore } = props;
  return (
    <Stack component="ol" spacing={3} role="list">
      {entries.map((entry, at) => (
        <HistoryItem
          alone
          busy={busy}
          entry={entry}
          isOldest={entries.slice(at + 1).every(({ id }) => id !== entry.id)}
          key={entry.change}
          kind={kind}
          now={records && (records.find(({ id }) => id === entry.id) ?? "deleted")}
          onRestore={onRestore}
        />
      ))}
    </Stack>
  );
}
