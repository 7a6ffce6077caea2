import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { EntityKind } from "@/records/record";
import { EmptyState } from "@/ui/EmptyState";
import { FailedRead } from "@/ui/FailedRead";
import { Link } from "@/ui/Link";
import { useLeague } from "@/ui/leagueContext";
import { ENTRIES_AT_ONCE, type HistoryEntry, type PastRecord } from "@/data/maintenance";
import { viewPath } from "@/leagues/adminPaths";
import { ListSkeleton } from "../parts/ListSkeleton";
import { wordsOf } from "../parts/words";
import { HistoryEnd } from "./HistoryEnd";
import { useHistory, type RecordNow } from "./useHistory";
import { HistoryItem } from "./HistoryItem";

interface RecordHistoryProps {
  readonly kind: EntityKind;
  readonly id: string;
}

/** The list of all saves of a record, each with a button to restore it. */
export function RecordHistory({ kind, id }: RecordHistoryProps) {
  const league = useLeague();
  const { task, nowOf, busy, revert } = useHistory(league, kind, id);
  if (task.status === "loading") return <ListSkeleton label="Loading the history" />;
  if (task.status === "failed") {
    return <FailedRead state={task} title="Failed to load the history." />;
  }
  if (task.value.length === 0) {
    return (
      <>
        <EmptyState bare title="No changes yet">
          Every save of this {wordsOf(kind).one} from now on is kept here.
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
        now={nowOf(id, task.value)}
        onRestore={(version) => void revert(version)}
      />
      {task.value.length >= ENTRIES_AT_ONCE && (
        <Typography sx={{ mt: 4 }}>
          <Link to={`${viewPath(league, "changes")}?${new URLSearchParams({ kind, record: id })}`}>
            Older changes of this {wordsOf(kind).one}
          </Link>
        </Typography>
      )}
      <HistoryEnd />
    </>
  );
}

interface HistoryListProps<K extends EntityKind> {
  readonly kind: K;
  readonly entries: readonly HistoryEntry<K>[];
  readonly now: RecordNow<K>;
  readonly busy: boolean;
  readonly onRestore: (version: PastRecord<K>) => void;
}

/** The list of saves, newest first. */
function HistoryList<K extends EntityKind>(props: HistoryListProps<K>) {
  const { kind, entries, now, busy, onRestore } = props;
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
          now={now}
          onRestore={onRestore}
        />
      ))}
    </Stack>
  );
}
