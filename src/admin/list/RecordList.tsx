import Button from "@mui/material/Button";
import Pagination from "@mui/material/Pagination";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useTheme } from "@mui/material/styles";
import { useMemo, useRef, useState, useEffect, type RefObject } from "react";
import type { DataFailure } from "@/data/failure";
import type { Listing } from "@/data/reader";
import { dayOf } from "@/domain/day";
import type { EntityKind, RecordOf } from "@/records/record";
import { fromZonedInput } from "@/domain/time";
import { arena } from "@arena/arena";
import { EmptyState } from "@/ui/EmptyState";
import { adminKinds } from "../kinds";
import { useClubs } from "../kind/useClubs";
import { DeleteDialog } from "../remove/DeleteDialog";
import type { OpenSection } from "../sections";
import { useShownRows } from "./useShownRows";
import { useAwaiting } from "../fixtures/useAwaiting";
import { EmptyList } from "./EmptyList";
import { ListMenu } from "./ListMenu";
import { ListNotes } from "./ListNotes";
import { isNarrowed, useListState, type ListState } from "./listState";
import { RecordCards } from "./RecordCards";
import { RecordTable } from "./RecordTable";
import { pageOf, shownRecords } from "./shownRecords";
import { SelectionBar } from "./SelectionBar";
import { StepsBar } from "./StepsBar";
import { Toolbar } from "./Toolbar";
import { useSavedRow } from "./useSavedRow";
import { useSteps } from "../steps/useSteps";
import type { ListDefinition } from "../kind/column";
import { useFormat } from "../live/useFormat";
import { useSeasonRecords } from "../season-mode/useSeasonState";
import { useLeague } from "@/ui/leagueContext";

interface RecordListProps<K extends EntityKind> {
  readonly kind: K;
  readonly section: OpenSection;
  readonly noun: string;
  readonly listing: Listing<K>;
  readonly failure: DataFailure | null;
  readonly onRetry: () => void;
}

/** A list of records in pages, with search, filters, and actions on selected records. */
export function RecordList<K extends EntityKind>(props: RecordListProps<K>) {
  const league = useLeague();
  const { kind, section, noun, listing, failure, onRetry } = props;
  const records = useShownRows(league, kind, listing.records);
  const resultOf = useAwaiting(league, adminKinds[kind].list.awaitsResult ?? false);
  const format = useFormat(league);
  const { of: listedOf, drawnOfSeason = false } = adminKinds[kind].list;
  const season = useSeasonRecords(league);
  const drawnOf = drawnOfSeason ? season : null;
  const listed = useMemo(
    () => listedOf(league, format, drawnOf),
    [listedOf, league, format, drawnOf],
  );
  const [state, actions] = useListState(listed);
  const clubs = useClubs(league);
  const wide = useMediaQuery(useTheme().breakpoints.up("md"), { noSsr: true });
  const frame = useRef<HTMLDivElement>(null);
  const { selected, onSelect, clear } = useSelection();
  const steps = useSteps(league);
  const saved = useSavedRow(frame);
  useListKeys(frame);
  const [deleting, setDeleting] = useState<RecordOf<K> | null>(null);

  const shown = useMemo(() => shownRecords(records, listed, state), [records, listed, state]);
  const openedAt = useMemo(
    () => opening(shown, listed, state, saved),
    [shown, listed, state, saved],
  );
  const chosen = records.filter(({ id }) => selected.has(id));
  const hidden = chosen.filter((record) => !shown.includes(record));
  const { items, page, pages } = pageOf(shown, saved === null ? state.page : null, openedAt);
  useOpenAt(frame, saved === null && state.page === null ? (openedAt?.id ?? null) : null);

  const notes = <ListNotes failure={failure} listing={listing} onRetry={onRetry} />;
  if (records.length === 0) {
    return (
      <>
        {notes}
        <StepsBar steps={steps} />
        <EmptyList kind={kind} section={section} />
      </>
    );
  }
  const List = wide ? RecordTable : RecordCards;
  return (
    <>
      {notes}
      <Toolbar
        actions={actions}
        kind={kind}
        listed={listed}
        records={records}
        shown={shown.length}
        state={state}
      >
        <ListMenu
          kind={kind}
          mayPaste={adminKinds[kind].paste !== undefined && section.access === "full"}
          shown={shown}
        />
      </Toolbar>
      <StepsBar steps={steps} />
      <SelectionBar
        hidden={hidden}
        kind={kind}
        mayDelete={section.access === "full"}
        onClear={clear}
        onLeaveOut={() =>
          onSelect(
            hidden.map(({ id }) => id),
            false,
          )
        }
        records={chosen}
        stored={listing.records}
        steps={steps}
      />
      {shown.length === 0 && isNarrowed(state) ? (
        <EmptyState
          action={<Button onClick={actions.clear}>Clear search and filters</Button>}
          title={`No ${noun.toLowerCase()} match`}
        >
          Nothing fits this search and these filters.
        </EmptyState>
      ) : (
        <div ref={frame}>
          <List
            actions={actions}
            context={{ league, clubs }}
            kind={kind}
            label={noun}
            listed={listed}
            mayDelete={section.access === "full"}
            onDelete={setDeleting}
            onSelect={onSelect}
            saved={saved}
            selected={selected}
            records={items}
            resultOf={resultOf}
            state={state}
          />
        </div>
      )}
      <Pager onPage={(to) => actions.change({ page: String(to) })} page={page} pages={pages} />
      <DeleteDialog
        kind={kind}
        onClose={() => setDeleting(null)}
        onSteps={(all) => void steps.run(all)}
        record={deleting}
      />
    </>
  );
}

/** Returns the record that a list opens at: the one just saved, or else the next one by date; null for the start. */
function opening<K extends EntityKind>(
  shown: readonly RecordOf<K>[],
  { dateOf }: ListDefinition<K>,
  state: ListState,
  saved: string | null,
): RecordOf<K> | null {
  const found = saved === null ? undefined : shown.find(({ id }) => id === saved);
  if (found) return found;
  if (!dateOf || state.sort !== null || isNarrowed(state)) return null;
  const dated = shown.map((record) => ({ record, date: dateOf(record) }));
  const today = fromZonedInput(`${dayOf(Date.now(), arena.timeZone)}T00:00`, arena.timeZone);
  return aheadOf(dated, today ?? 0)?.record ?? null;
}

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** The page numbers of a list; nothing if there is only one page. */
function Pager({ page, pages, onPage }: PagerProps) {
  if (pages < 2) return null;
  return (
    <Pagination
      aria-label="Pages"
      sx={{ mt: 5, "& ul": { justifyContent: "center" } }}
      count={pages}
      onChange={(_, to) => {
        onPage(to);
        window.scrollTo({ top: 0 });
      }}
      page={page}
      shape="rounded"
    />
  );
}

interface Selection {
  /** The ids of the selected records. */
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (ids: readonly string[], isSelected: boolean) => void;
  readonly clear: () => void;
}

const nothing: ReadonlySet<string> = new Set();

/** Keeps which records of a list are selected. */
function useSelection(): Selection {
  const [selected, setSelected] = useState(nothing);
  return {
    selected,
    onSelect: (ids, isSelected) =>
      setSelected((before) => {
        const next = new Set(before);
        for (const id of ids) {
          if (isSelected) next.add(id);
          else next.delete(id);
        }
        return next;
      }),
    clear: () => setSelected(nothing),
  };
}

interface DatedRecord {
  readonly date: number | null;
}

/**
 * Returns the record that a list in order of date opens at: the first one of today or later, or the last one with a
 * date if all are past; null if no record has a date.
 * @param today the start of today, in epoch milliseconds
 */
function aheadOf<R extends DatedRecord>(records: readonly R[], today: number): R | null {
  const dated = records.filter(({ date }) => date !== null);
  return dated.find(({ date }) => (date ?? 0) >= today) ?? dated.at(-1) ?? null;
}

/** Scrolls a record's row to the middle of the window once, if the row is below the window. With null does nothing. */
function useOpenAt(frame: RefObject<HTMLElement | null>, id: string | null): void {
  useEffect(() => {
    if (id === null) return undefined;
    // A page scrolls to its top when it opens; this has to come after that.
    const timer = setTimeout(() => {
      const row = frame.current?.querySelector(`[data-record="${CSS.escape(id)}"]`);
      const { bottom = 0 } = row?.getBoundingClientRect() ?? {};
      if (bottom > innerHeight) row?.scrollIntoView({ block: "center" });
    });
    return () => clearTimeout(timer);
  }, [frame, id]);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest("input:not([type=checkbox]), textarea, select"));

/** Moves the focus to the next or previous row; returns false if no row has the focus. */
function move(frame: HTMLElement | null, by: 1 | -1): boolean {
  const links = [...(frame?.querySelectorAll<HTMLElement>("[data-record]") ?? [])];
  const at = links.findIndex((link) => link === document.activeElement);
  if (at < 0) return false;
  links[at + by]?.focus();
  return true;
}

/**
 * Handles the keys of a list. "/" moves the focus to the search. Arrow down moves it from the search to the first row;
 * the arrows then move it from row to row. Enter opens a row, as its name is a link.
 */
function useListKeys(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const search = document.querySelector<HTMLInputElement>("main input[type=search]");
      if (event.key === "/" && !isTyping(event.target)) {
        event.preventDefault();
        search?.focus();
        search?.select();
      } else if (event.key === "ArrowDown" && event.target === search) {
        event.preventDefault();
        frame.current?.querySelector<HTMLElement>("[data-record]")?.focus();
      } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        if (move(frame.current, event.key === "ArrowDown" ? 1 : -1)) event.preventDefault();
      }
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [frame]);
}
