import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import {
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from "react";
import Paper from "@mui/material/Paper";
import { arena } from "@arena/arena";
import { useSearchParams } from "@/ui/useSearchParams";
import { dayInWords } from "@/domain/day";
import { formatKickOff } from "@/domain/time";
import { amountOf } from "@/domain/wording";
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
import { HistoryItem } from "./HistoryItem";
import { OtherItem } from "./OtherItem";
import { useChanges } from "./useChanges";
import { useRevert } from "./useHistory";
import { WhoAndWhen } from "./WhoAndWhen";
import { useLeague } from "@/ui/leagueContext";
import type { EntityKind } from "@/records/record";
import { asFailure } from "@/data/failure";

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
  const key = `${league.slug} ${kind} ${other} ${record}`;
  return <Changes filter={filter} key={key} onFilter={change} />;
}

interface ChangesProps {
  readonly filter: ChangeFilter;
  readonly onFilter: (next: Partial<ChangeFilter>) => void;
}

function Changes({ filter, onFilter }: ChangesProps) {
  const league = useLeague();
  const loaded = useChanges(league, filter);
  const { task, changes, others, hasOlder, mayBeMoreOf } = loaded;
  const list = useRef<HTMLDivElement>(null);
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
        <Nothing filter={filter} hasOlder={hasOlder} some={changes.length + others.length > 0} />
      )}
      <div ref={list}>
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
      </div>
      {task.status === "ready" && <Older list={list} loaded={loaded} />}
      {task.status === "ready" && !hasOlder && <HistoryEnd />}
    </>
  );
}

interface OlderProps {
  readonly list: RefObject<HTMLElement | null>;
  readonly loaded: ReturnType<typeof useChanges>;
}

const changeOf = ({ dataset }: HTMLElement) => dataset["change"] ?? "";
const itemsIn = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>("[data-change]") ?? []),
];

/** How far back the list goes, and a button that loads older changes and moves the focus to the first of them. */
function Older({ list, loaded }: OlderProps) {
  const { changes, others, hasOlder, since, isReading, readOlder } = loaded;
  const button = useRef<HTMLButtonElement>(null);
  const reach = useRef<HTMLParagraphElement>(null);
  // The changes that were listed when older ones were asked for; null if they were not.
  const listed = useRef<ReadonlySet<string> | null>(null);
  const amount = changes.length + others.length;

  useEffect(() => {
    const before = listed.current;
    if (isReading || !before) return;
    listed.current = null;
    // The focus may be elsewhere by now. Without older changes the button disappears, and its focus with it.
    const { activeElement } = document;
    if (activeElement !== button.current && activeElement !== document.body) return;
    const first = itemsIn(list.current).find((item) => !before.has(changeOf(item)));
    if (first) first.tabIndex = -1;
    (first ?? button.current ?? reach.current)?.focus();
  }, [isReading, list]);

  if (amount === 0) return null;
  const show = () => {
    listed.current = new Set(itemsIn(list.current).map(changeOf));
    void readOlder();
  };
  return (
    <>
      <Typography color="textSecondary" ref={reach} role="status" tabIndex={-1}>
        {amountOf(amount, "change")} loaded:{" "}
        {hasOlder
          ? `all since ${formatKickOff(since, arena.timeZone)?.full}.`
          : "all that are kept here."}
      </Typography>
      {hasOlder && (
        <Button onClick={show} ref={button} sx={{ mt: 3 }} variant="outlined">
          {isReading ? "Loading older changes…" : "Show older changes"}
        </Button>
      )}
    </>
  );
}

interface NothingProps {
  readonly filter: ChangeFilter;
  /** Whether changes are loaded which the filter hides. */
  readonly some: boolean;
  /** Whether older changes are not loaded yet. */
  readonly hasOlder: boolean;
}

function Nothing({ filter, some, hasOlder }: NothingProps) {
  const { kind, other, record, deleted } = filter;
  const records = kind ? wordsOf(kind).many : "records";
  if (some && hasOlder)
    return (
      <EmptyState title={deleted ? `No deleted ${records} so far` : "No changes found so far"}>
        There may be some among older changes.
      </EmptyState>
    );
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
      From now on every save is kept here, with the values before it. Earlier saves have no history.
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
    <Paper component="li" data-change={latest?.entry.change} variant="panel">
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
