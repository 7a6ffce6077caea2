import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useCallback, useDeferredValue, useState, type ReactNode } from "react";
import Paper from "@mui/material/Paper";
import { useSearchParams } from "@/ui/useSearchParams";
import { dayInWords } from "@/domain/day";
import type { League } from "@/domain/league/league";
import { useConnection } from "@/session/ConnectionProvider";
import { EmptyState } from "@/ui/EmptyState";
import { FailedRead } from "@/ui/FailedRead";
import { wordsOf } from "../parts/words";
import { ListSkeleton } from "../parts/ListSkeleton";
import { useRecords } from "../live/useLive";
import { StepsBar } from "../list/StepsBar";
import { notices } from "../notices/notices";
import { AdminIcon } from "../parts/AdminIcon";
import { useSteps } from "../steps/useSteps";
import { byDay, inGroups, groupInWords, readChangesOf, stepsToUndo } from "./changeGroups";
import {
  filteredChanges,
  filteredOthers,
  readFilter,
  withFilter,
  type Change,
  type ChangeFilter,
} from "./changes";
import { ChangesTools } from "./ChangesTools";
import { HistoryEnd } from "./HistoryEnd";
import { keptKinds } from "./keptKinds";
import { HistoryItem } from "./HistoryItem";
import { OtherItem } from "./OtherItem";
import { useRevert } from "./useHistory";
import { WhoAndWhen } from "./WhoAndWhen";
import { useRead } from "@/data/useRead";
import { useLeague } from "@/ui/leagueContext";
import type { OtherEntry } from "@/data/maintenance";
import type { EntityKind } from "@/records/record";
import { asFailure } from "@/data/failure";

/** How many changes of each kind are loaded if all kinds are shown together: each one is a paid database read. */
const READ_AT_FIRST = 25;

/** How many changes of each kind are loaded at most. */
const READ_AT_MOST = 100;

/** How many entries of each other part of the history are loaded if all kinds are shown together. */
const OTHERS_AT_FIRST = 10;

const NONE: { readonly changes: readonly Change[]; readonly others: readonly OtherEntry[] } = {
  changes: [],
  others: [],
};

/**
 * The page of a league's changes: who changed what and when, with buttons to undo or to restore, also for deleted
 * records.
 */
export function ChangesPage() {
  const league = useLeague();
  const [params, setParams] = useSearchParams();
  const filter = readFilter(league, params);
  const change = (next: Partial<ChangeFilter>) =>
    setParams((before) => withFilter(before, { ...readFilter(league, before), ...next }), {
      replace: true,
    });
  const { kind, other, record } = filter;
  return <Changes filter={filter} key={`${kind} ${other} ${record}`} onFilter={change} />;
}

interface ChangesProps {
  readonly filter: ChangeFilter;
  readonly onFilter: (next: Partial<ChangeFilter>) => void;
}

function Changes({ filter, onFilter }: ChangesProps) {
  const league = useLeague();
  const { task, changes, others, readMore, isCut, mayBeMoreOf } = useChanges(league, filter);
  const query = useDeferredValue(filter.query);
  const meets = useRecords(league, "meets");
  const shown = filteredChanges(league, changes, { ...filter, query }, meets);
  const shownOthers = filteredOthers(others, { ...filter, query });
  const row = (change: Change) => (
    <ChangeRow
      again={task.again}
      change={change}
      changes={changes}
      isOldest={
        shown.findLast(
          // A fixture and its result share their id.
          ({ kind, entry }) => kind === change.kind && entry.id === change.entry.id,
        ) === change
      }
      key={change.entry.change}
      onRecord={filter.record ? null : (kind, record) => onFilter({ kind, record, query: "" })}
    />
  );
  return (
    <>
      <ChangesTools changes={changes} others={others} filter={filter} onFilter={onFilter} />
      {task.status === "loading" && <ListSkeleton label="Loading the changes" />}
      {task.status === "failed" && <FailedRead state={task} title="Failed to load the changes." />}
      {task.status === "ready" && shown.length + shownOthers.length === 0 && (
        <Nothing filter={filter} some={changes.length + others.length > 0} />
      )}
      {byDay(inGroups(shown), shownOthers).map(({ day, entries, others: ofDay }) => (
        <Box component="section" key={day} sx={{ mb: 5 }}>
          <Typography sx={{ mb: 3 }} variant="h2">
            {day === "" ? "Day not known" : dayInWords(day).dated}
          </Typography>
          <Stack component="ol" spacing={3} role="list">
            {entries.map((entry) => {
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
            {ofDay.map((entry) => (
              <OtherItem entry={entry} key={entry.change} />
            ))}
          </Stack>
        </Box>
      ))}
      {readMore && (
        <Button onClick={readMore} variant="outlined">
          Show older changes
        </Button>
      )}
      {isCut && (
        <Typography sx={{ mt: 4 }} variant="lead">
          {filter.record
            ? `Only the last ${READ_AT_MOST} changes are listed here.`
            : `Only the last ${READ_AT_MOST} changes of each kind are listed here. A record’s own history goes back further.`}
        </Typography>
      )}
      {task.status === "ready" && !readMore && <HistoryEnd />}
    </>
  );
}

/**
 * Loads the latest changes of all kinds of record, of one kind, or of one record, and the entries of the other parts of
 * the history.
 */
function useChanges(league: League, { kind, other, record }: ChangeFilter) {
  const { maintenance } = useConnection();
  const [most, setMost] = useState(kind ? READ_AT_MOST : READ_AT_FIRST);
  const run = useCallback(async () => {
    const kinds = kind ? [kind] : other ? [] : keptKinds(league);
    const [others, ...all] = await Promise.all([
      kind
        ? []
        : maintenance.otherHistory(league, other ?? "league", other ? undefined : OTHERS_AT_FIRST),
      ...kinds.map(async (one) =>
        (await maintenance.history(league, one, record || undefined, most)).map(
          (entry): Change => ({ kind: one, entry }),
        ),
      ),
    ]);
    return { changes: all.flat(), others };
  }, [maintenance, league, kind, other, record, most]);
  const task = useRead(run);
  const { changes, others } = task.status === "ready" ? task.value : NONE;
  // The changes of each kind that may have older ones than those that are loaded.
  const cut = keptKinds(league)
    .map((one) => changes.filter((change) => change.kind === one))
    .filter(({ length }) => length >= most);
  /** Whether a group may have more changes than are loaded: the oldest loaded change of a kind belongs to it. */
  const mayBeMoreOf = (group: string) => cut.some((ofKind) => ofKind.at(-1)?.entry.group === group);
  const isCut = cut.length > 0;
  return {
    task,
    changes,
    others,
    readMore: isCut && most < READ_AT_MOST ? () => setMost(READ_AT_MOST) : null,
    isCut: isCut && most >= READ_AT_MOST,
    mayBeMoreOf,
  };
}

function Nothing({ filter, some }: { readonly filter: ChangeFilter; readonly some: boolean }) {
  const { kind, other, record, deleted } = filter;
  const records = kind ? wordsOf(kind).many : "records";
  if (some && !deleted)
    return <EmptyState title="No changes found">Use fewer words, or remove a filter.</EmptyState>;
  if (deleted)
    return (
      <EmptyState title={`No deleted ${records}`}>
        What somebody deletes can be brought back from here.
      </EmptyState>
    );
  if (other)
    return <EmptyState title="Nothing yet">What is done with them is listed here.</EmptyState>;
  return (
    <EmptyState title={kind && !record ? `No changes to ${records} yet` : "No changes yet"}>
      From now on every save is kept here, with the values before it.
    </EmptyState>
  );
}

interface ChangeRowProps {
  readonly change: Change;
  /** All changes that are loaded, those of each kind newest first. */
  readonly changes: readonly Change[];
  readonly isOldest: boolean;
  readonly again: () => void;
  /** Shows the changes of one record alone; null if only those are already shown. */
  readonly onRecord: ((kind: EntityKind, id: string) => void) | null;
}

/** One change in the list, with a button to restore it. */
function ChangeRow(props: ChangeRowProps) {
  const league = useLeague();
  const { change, changes, isOldest, again, onRecord } = props;
  const { kind, entry } = change;
  const { nowOf, busy, revert } = useRevert(league, kind, again);
  const ofKind = changes.filter((one) => one.kind === kind).map((one) => one.entry);
  return (
    <HistoryItem
      alone={onRecord === null}
      busy={busy}
      entry={entry}
      isOldest={isOldest}
      kind={kind}
      now={nowOf(entry.id, ofKind)}
      onRecord={onRecord && (() => onRecord(kind, entry.id))}
      onRestore={(version) => void revert(version)}
    />
  );
}

interface ChangeGroupProps {
  readonly group: string;
  /** The loaded changes of the group, newest first; there may be older ones. */
  readonly changes: readonly Change[];
  readonly mayBeMore: boolean;
  readonly again: () => void;
  /** The list of the single changes. */
  readonly children: ReactNode;
}

/** A group of changes that were saved together, shown as one change with one button to undo all of it. */
function ChangeGroup({ group, changes, mayBeMore, again, children }: ChangeGroupProps) {
  const league = useLeague();
  const { maintenance } = useConnection();
  const steps = useSteps(league);
  const [isOpen, setIsOpen] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const [latest] = changes;
  const isIdle = steps.state.at === "idle";

  const undo = async () => {
    setIsReading(true);
    try {
      const all = await readChangesOf(maintenance, league, group);
      await steps.takeBack(stepsToUndo(all), group);
    } catch (thrown) {
      notices.show({ tone: "error", text: `Nothing was undone: ${asFailure(thrown).message}` });
    } finally {
      setIsReading(false);
    }
  };

  return (
    <Paper component="li" variant="panel">
      <p>
        <strong>Saved in one go</strong> {groupInWords(changes)}
        {mayBeMore && ", and more before these"}
      </p>
      {latest && <WhoAndWhen by={latest.entry.by} at={latest.entry.at} />}
      <StepsBar steps={steps} />
      <Box
        component="details"
        sx={{ "& summary": { paddingBlock: 2, color: "text.secondary", cursor: "pointer" } }}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary>One by one</summary>
        {isOpen && (
          <Stack component="ol" role="list" spacing={3}>
            {children}
          </Stack>
        )}
      </Box>
      <Stack component="p" direction="row" spacing={2}>
        {isIdle ? (
          <Button
            disabled={isReading}
            onClick={() => void undo()}
            startIcon={<AdminIcon name="undo" />}
            variant="text"
          >
            Undo all of it
          </Button>
        ) : (
          steps.state.at === "undone" && (
            <Button onClick={again} variant="text">
              Show the changes as they are now
            </Button>
          )
        )}
      </Stack>
    </Paper>
  );
}
