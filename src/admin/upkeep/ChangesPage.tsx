import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useCallback, useDeferredValue, useState } from "react";
import { useSearchParams } from "@/ui/useSearchParams";
import { dayInWords } from "@/domain/day";
import type { League } from "@/domain/league/league";
import { useConnection } from "@/session/ConnectionProvider";
import { EmptyState } from "@/ui/EmptyState";
import { FailedRead } from "@/ui/FailedRead";
import { wordsOf } from "../parts/words";
import { ListSkeleton } from "../parts/ListSkeleton";
import { useRecords } from "../live/useLive";
import { ChangeGroup } from "./ChangeGroup";
import { byDay, inGroups } from "./changeGroups";
import { ChangeRow } from "./ChangeRow";
import { filteredChanges, readFilter, withFilter, type Change, type ChangeFilter } from "./changes";
import { ChangesTools } from "./ChangesTools";
import { HistoryEnd } from "./HistoryEnd";
import { keptKinds } from "./keptKinds";
import { useRead } from "@/data/useRead";
import { useLeague } from "@/ui/where";

/** So many of each kind are read when all kinds are looked at together: each is a document that is paid for. */
const FIRST = 25;

/** Who changed what and when in a league, and the way back; also of what was deleted. */
export function ChangesPage() {
  const league = useLeague();
  const [params, setParams] = useSearchParams();
  const filter = readFilter(league, params);
  const change = (next: Partial<ChangeFilter>) =>
    setParams((before) => withFilter(before, { ...readFilter(league, before), ...next }), {
      replace: true,
    });
  const { kind, record } = filter;
  return <Changes filter={filter} key={`${kind} ${record}`} onFilter={change} />;
}

interface ChangesProps {
  readonly filter: ChangeFilter;
  readonly onFilter: (next: Partial<ChangeFilter>) => void;
}

function Changes({ filter, onFilter }: ChangesProps) {
  const league = useLeague();
  const { task, changes, readMore, mayBeMoreOf } = useChanges(league, filter);
  const query = useDeferredValue(filter.query);
  const meets = useRecords(league, "meets");
  const shown = filteredChanges(league, changes, { ...filter, query }, meets);
  const entries = inGroups(shown);
  const row = (change: Change) => (
    <ChangeRow
      again={task.again}
      change={change}
      isOldest={shown.findLast(({ entry }) => entry.id === change.entry.id) === change}
      key={change.entry.change}
      onRecord={filter.record ? null : (kind, record) => onFilter({ kind, record, query: "" })}
    />
  );
  return (
    <>
      <ChangesTools changes={changes} filter={filter} onFilter={onFilter} />
      {task.status === "loading" && <ListSkeleton label="Loading the changes" />}
      {task.status === "failed" && <FailedRead state={task} title="Failed to load the changes." />}
      {task.status === "ready" && shown.length === 0 && (
        <Nothing filter={filter} some={changes.length > 0} />
      )}
      {byDay(entries).map(([day, ofDay]) => (
        <Box component="section" key={day} sx={{ mb: 5 }}>
          <Typography sx={{ mb: 3 }} variant="h2">
            {day === "" ? "Day not known" : dayInWords(day).dated}
          </Typography>
          <Stack component="ol" spacing={3} role="list">
            {ofDay.map((entry) => {
              const [{ entry: latest }] = entry;
              const rows = entry.map(row);
              return entry.length === 1 || latest.group === null ? (
                rows
              ) : (
                <ChangeGroup
                  again={task.again}
                  changes={entry}
                  group={latest.group}
                  key={latest.group}
                  mayBeMore={mayBeMoreOf(latest.group)}
                >
                  {rows}
                </ChangeGroup>
              );
            })}
          </Stack>
        </Box>
      ))}
      {readMore && (
        <Button onClick={readMore} variant="outlined">
          Show older changes
        </Button>
      )}
      {task.status === "ready" && !readMore && <HistoryEnd />}
    </>
  );
}

/** The latest changes of all kinds or of one, or of one record. */
function useChanges(league: League, { kind, record }: ChangeFilter) {
  const { maintenance } = useConnection();
  const [most, setMost] = useState(kind ? 100 : FIRST);
  const run = useCallback(async (): Promise<readonly Change[]> => {
    const kinds = kind ? [kind] : keptKinds(league);
    const all = await Promise.all(
      kinds.map(async (one) =>
        (await maintenance.history(league, one, record || undefined, most)).map(
          (entry): Change => ({ kind: one, entry }),
        ),
      ),
    );
    return all.flat();
  }, [maintenance, league, kind, record, most]);
  const task = useRead(run);
  const changes = task.status === "ready" ? task.value : [];
  const mayBeMore = most === FIRST && changes.length >= FIRST;
  /** Whether the oldest that was read of a kind belongs to that group: what is older was not read. */
  const mayBeMoreOf = (group: string) =>
    keptKinds(league).some((one) => {
      const ofKind = changes.filter((change) => change.kind === one);
      return ofKind.length >= most && ofKind.at(-1)?.entry.group === group;
    });
  return { task, changes, readMore: mayBeMore ? () => setMost(100) : null, mayBeMoreOf };
}

function Nothing({ filter, some }: { readonly filter: ChangeFilter; readonly some: boolean }) {
  const { kind, record, deleted } = filter;
  const records = kind ? wordsOf(kind).many : "records";
  if (some && !deleted)
    return (
      <EmptyState title="No changes found">
        Search for less, or look at everybody’s changes.
      </EmptyState>
    );
  if (deleted)
    return (
      <EmptyState title={`No deleted ${records}`}>
        What somebody deletes can be brought back from here.
      </EmptyState>
    );
  return (
    <EmptyState title={kind && !record ? `No changes to ${records} yet` : "No changes yet"}>
      From now on every save is kept here, with what stood there before.
    </EmptyState>
  );
}
