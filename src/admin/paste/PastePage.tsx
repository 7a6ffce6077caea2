import { amountOf } from "@/domain/wording";
import Button from "@mui/material/Button";
import { useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { dayOf, type Day } from "@/domain/day";
import { hashOf } from "@/domain/names";
import type { GridRow, GridSheet } from "@/records/files/grid";
import type { EntityKind } from "@/records/record";
import { arena } from "@arena/arena";
import { useLeague } from "@/ui/leagueContext";
import { usePageTitle } from "@/session/usePageTitle";
import { FailedRead } from "@/ui/FailedRead";
import { readMap, readText } from "@/domain/reading";
import { recordsInWords, wordsOf } from "../parts/words";
import { listPath, sectionAt } from "../address/sectionPaths";
import { ListSkeleton } from "../parts/ListSkeleton";
import { usePastSeason } from "../live/pastSeason";
import { useLive } from "../live/useLive";
import { PageHead } from "../parts/PageHead";
import type { OpenSection } from "../sections";
import { StepsBar } from "../list/StepsBar";
import { useSteps } from "../steps/useSteps";
import { nearDayLimit } from "../steps/steps";
import { columnsOf } from "../export/columns";
import { Mapping } from "./Mapping";
import { MovesNote } from "./MovesNote";
import { PasteBox } from "./PasteBox";
import type { PasteContext } from "./against";
import type { RowState } from "./preview";
import { PreviewTable } from "./PreviewTable";
import { Questions } from "./Questions";
import { SheetChoice } from "./SheetChoice";
import { refuseAddedMeanwhile } from "./takenSince";
import { OTHER_TIMES, usePasted, type PastePreview } from "./usePasted";
import { BackLink } from "../parts/BackLink";
import type { RowChoice } from "../kind/doubtAnswers";
import type { OtherTimes } from "@/domain/match/matchKeys";
import styles from "./Spreadsheet.module.css";

interface PastePageProps<K extends EntityKind> {
  readonly kind: K;
  readonly section: OpenSection;
}

/** The page to add and change records from a spreadsheet: paste, check the preview, save in steps. */
export default function PastePage<K extends EntityKind>(props: PastePageProps<K>) {
  const league = useLeague();
  const { kind, section } = props;
  const live = useLive(league, kind);
  const { search, pathname } = useLocation();
  usePageTitle("Paste from a spreadsheet", league.name);
  return (
    <>
      <BackLink to={listPath(sectionAt(pathname), search)}>{section.name}</BackLink>
      {live.status === "ready" ? (
        <Paste {...props} records={live.value.records} />
      ) : (
        <>
          <PageHead title="Paste from a spreadsheet" />
          {live.status === "failed" ? (
            <FailedRead state={live} title={wordsOf(kind).loadError} />
          ) : (
            <ListSkeleton label={`Loading ${wordsOf(kind).many}`} />
          )}
        </>
      )}
    </>
  );
}

const willBeSaved = (state: RowState) => state === "add" || state === "change";

interface PasteProps<K extends EntityKind> extends PastePageProps<K> {
  readonly records: PasteContext<K>["records"];
}

function Paste<K extends EntityKind>({ kind, section, records: listed }: PasteProps<K>) {
  const league = useLeague();
  // The preview from before the first save. It stays, so that the page still shows what the saves do.
  const [firstPreview, setFirstPreview] = useState<PastePreview<K> | null>(null);
  const [grid, setGrid] = useState<readonly GridRow[] | null>(null);
  const [sheets, setSheets] = useState<readonly GridSheet[]>([]);
  const [answers, setAnswers] = useState(() => readKnownColumns(league.slug, kind));
  const columns = useMemo(() => columnsOf(league, kind), [league, kind]);
  const [now] = useState(Date.now);
  const today = dayOf(now, arena.timeZone) ?? "";
  // A player's new club in a past season is no transfer, so no day is asked for.
  const isPast = usePastSeason() !== undefined;
  const [moveDay, setMoveDay] = useState<Day | null>(isPast ? null : today);
  const steps = useSteps(league);
  const { at } = steps.state;
  const isIdle = at === "idle" || at === "undone";
  const task = { league, kind, records: listed, columns, grid, answers, moveDay, now };
  const pasted = usePasted({ ...task, firstPreview: isIdle ? null : firstPreview });
  const { reading, preview, choices, saves, newClubs } = pasted;
  const latest = useRef(listed);
  useEffect(() => {
    latest.current = listed;
  }, [listed]);
  const rowsToSave = preview.filter(({ state }) => willBeSaved(state));
  const untimed = rowsToSave.filter((row) => row.untimed.length > 0).length;
  const rowsWithMove = rowsToSave.filter((row) => row.moves !== null);
  const remarkCount = rowsToSave.filter(
    ({ notes, moves, otherTime, doubt }) =>
      notes.length > 0 && moves === null && otherTime === null && doubt === null,
  ).length;
  const otherTimes = (one: "move" | "second") =>
    rowsToSave.filter(({ otherTime }) => otherTime === one).length;
  const [movedCount, secondCount] = [otherTimes("move"), otherTimes("second")];
  const answer = (id: string, value: string) => setAnswers({ ...answers, [id]: value });
  const choose = (rows: readonly GridRow[]) => {
    setGrid(rows);
    setAnswers(readKnownColumns(league.slug, kind));
  };
  const clear = () => {
    setGrid(null);
    setSheets([]);
    setAnswers(readKnownColumns(league.slug, kind));
    setFirstPreview(null);
    setMoveDay(isPast ? null : today);
    steps.reset();
  };

  const save = () => {
    setFirstPreview(pasted);
    void steps.run(saves, {
      what: "paste",
      how: `${kind} ${hashOf(JSON.stringify(grid)).toString(36)}`,
      whyNot: refuseAddedMeanwhile(kind, listed, () => latest.current),
    });
  };
  return (
    <>
      <PageHead
        action={
          grid && (
            <span className="wrap-2">
              <Button disabled={at === "saving" || at === "undoing"} onClick={clear}>
                {isIdle ? "Discard" : "Paste more"}
              </Button>
              {isIdle && (
                <Button disabled={saves.length === 0} onClick={save} variant="contained">
                  Save {recordsInWords(kind, rowsToSave.length)}
                </Button>
              )}
            </span>
          )
        }
        title="Paste from a spreadsheet"
      >
        {league.name} · {section.name}
      </PageHead>
      <StepsBar steps={steps} />
      {grid === null ? (
        <PasteBox
          columns={columns}
          onRows={(rows, found) => {
            setGrid(rows);
            setSheets(found);
          }}
        />
      ) : (
        <>
          {sheets.length > 1 && (
            <SheetChoice chosen={grid} disabled={!isIdle} onChoose={choose} sheets={sheets} />
          )}
          <Questions asks={reading.asks} disabled={!isIdle} onAnswer={answer} />
          <Mapping
            columns={columns}
            disabled={!isIdle}
            onChange={({ key }, use) => {
              answer(`column:${key}`, use);
              keepKnownColumn(league.slug, kind, `column:${key}`, use);
            }}
            onOrder={({ key }, order) => answer(`order:${key}`, order)}
            read={reading.columns}
          />
          {newClubs.length > 0 && (
            <p className={styles.note} role="status">
              <b>
                {amountOf(newClubs.length, league.clubNoun)} will be created: {newClubs.join(", ")}.
              </b>{" "}
              The league has no {league.clubNoun} of{" "}
              {newClubs.length === 1 ? "this name" : "these names"}.
            </p>
          )}
          <p className={styles.note}>
            {nearDayLimit(saves.length)} Refused rows stay here. If saving stops, paste the same
            again: it continues where it stopped.
          </p>
          {isIdle && untimed > 0 && (
            <p className={styles.note} role="status">
              <b>
                {amountOf(untimed, "date")} {untimed === 1 ? "has" : "have"} no time and would be
                saved as 00:00.
              </b>{" "}
              Where you know the time, put it into your spreadsheet and paste again.
            </p>
          )}
          {isIdle && rowsWithMove.length > 0 && !isPast && (
            <MovesNote
              count={rowsWithMove.length}
              moving={rowsWithMove.filter((row) => row.moves).length}
              noun={league.clubNoun}
              on={moveDay}
              onChange={setMoveDay}
              today={today}
            />
          )}
          {isIdle && movedCount + secondCount > 0 && (
            <OtherTimesNote
              moved={movedCount}
              onChange={(said) => answer(OTHER_TIMES, said)}
              second={secondCount}
            />
          )}
          {isIdle && <ChoiceNotes choices={choices} onChoose={answer} />}
          {isIdle && remarkCount > 0 && (
            <p className={styles.note} role="status">
              <b>{amountOf(remarkCount, "row has a remark", "rows have remarks")}.</b> Read{" "}
              {remarkCount === 1 ? "it" : "them"} before you save.
            </p>
          )}
          <PreviewTable columns={columns} rows={preview} />
        </>
      )}
    </>
  );
}

interface ChoiceNotesProps {
  readonly choices: readonly RowChoice[];
  readonly onChoose: (id: string, value: string) => void;
}

/** Notes above the preview about rows with doubtful matches: what happens to them, and buttons for other choices. */
function ChoiceNotes({ choices, onChoose }: ChoiceNotesProps) {
  return choices.map(({ id, what, now: effect, choices: others }) => (
    <div className={styles.moves} key={id}>
      <p className={styles.note} role="status">
        <b>{what}</b> {effect} The remarks name the other matches.
      </p>
      {others.map(({ value, label }) => (
        <Button key={value} onClick={() => onChoose(id, value)}>
          {label}
        </Button>
      ))}
    </div>
  ));
}

const keyOf = (league: string, kind: string) => `arena-columns/${league}/${kind}`;

/** Reads the meanings of columns that were chosen earlier in this browser, for a league and kind, by ids of answers. */
function readKnownColumns(league: string, kind: string): Readonly<Record<string, string>> {
  try {
    const stored = readMap(JSON.parse(localStorage.getItem(keyOf(league, kind)) ?? "null"));
    return Object.fromEntries(Object.entries(stored).map(([id, use]) => [id, readText(use)]));
  } catch {
    return {};
  }
}

/** Stores the chosen meaning of a column in this browser. If that fails, the user has to choose again next time. */
function keepKnownColumn(league: string, kind: string, id: string, use: string): void {
  try {
    const known = { ...readKnownColumns(league, kind), [id]: use };
    localStorage.setItem(keyOf(league, kind), JSON.stringify(known));
  } catch {
    // Private windows and full storages refuse to store it.
  }
}

interface OtherTimesNoteProps {
  /** How many rows move a match on file. */
  readonly moved: number;
  /** How many rows become a second match of the same clubs. */
  readonly second: number;
  readonly onChange: (said: Exclude<OtherTimes, null>) => void;
}

/** A note above the preview: rows whose match is on file at another time move it or add a second; a button switches. */
function OtherTimesNote({ moved, second, onChange }: OtherTimesNoteProps) {
  return (
    <div className={styles.moves}>
      <p className={styles.note} role="status">
        <b>{amountOf(moved + second, "match is", "matches are")} on file at another time.</b>{" "}
        {moved > 0 && `${amountOf(moved, "match moves", "matches move")}. `}
        {second > 0 &&
          `${amountOf(second, "row becomes a second match", "rows become second matches")}.`}
      </p>
      {second > 0 && (
        <Button onClick={() => onChange("move")}>They are the matches on file: move them</Button>
      )}
      {moved > 0 && (
        <Button onClick={() => onChange("second")}>They are other matches: add them</Button>
      )}
    </div>
  );
}
