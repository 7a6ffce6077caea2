import { amountOf } from "@/domain/wording";
import Button from "@mui/material/Button";
import { useMemo, useState } from "react";
import { useLocation } from "react-router-dom";
import { dayOf, type Day } from "@/domain/day";
import { adminKinds } from "../kinds";
import type { EntityKind } from "@/records/record";
import { arena } from "@arena/arena";
import { findClub } from "@/domain/season/clubs";
import { usePageTitle } from "@/session/usePageTitle";
import { ErrorState } from "@/ui/ErrorState";
import { useShownRows } from "../list/useShownRows";
import { useClubs } from "../kind/useClubs";
import { wordsOf } from "../parts/words";
import { listPath, sectionAt } from "../address/sectionPaths";
import { ListSkeleton } from "../parts/ListSkeleton";
import { usePastSeason } from "../live/pastSeason";
import { useFormat } from "../live/useFormat";
import { useLive, useRecords } from "../live/useLive";
import { PageHead } from "../parts/PageHead";
import type { OpenSection } from "../sections";
import { StepsBar } from "../list/StepsBar";
import { useSteps } from "../steps/useSteps";
import { writesOf, WRITES_A_DAY } from "../steps/steps";
import { columnsOf, fieldFor } from "../export/columns";
import { tableOf } from "../export/csv";
import { Mapping } from "./Mapping";
import { MovesNote } from "./MovesNote";
import { PasteBox } from "./PasteBox";
import { previewOf, stepsOfRows, type Against, type RowState } from "./preview";
import { PreviewTable } from "./PreviewTable";
import { BackLink } from "../parts/BackLink";
import styles from "./Spreadsheet.module.css";
import { useLeague } from "@/ui/where";

interface PastePageProps<K extends EntityKind> {
  readonly kind: K;
  readonly section: OpenSection;
}

/** Takes records of a kind from a spreadsheet: paste, look at what would happen, save in steps. */
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
        <Paste {...props} records={live.listing.records} />
      ) : (
        <>
          <PageHead title="Paste from a spreadsheet">{league.name}</PageHead>
          {live.status === "failed" ? (
            <ErrorState busy={live.refreshing} onRetry={live.retry} title={wordsOf(kind).loadError}>
              {live.failure.message}
            </ErrorState>
          ) : (
            <ListSkeleton label={`Loading ${wordsOf(kind).many}`} />
          )}
        </>
      )}
    </>
  );
}

const isSaved = (state: RowState) => state === "add" || state === "change";

interface PasteProps<K extends EntityKind> extends PastePageProps<K> {
  readonly records: Against<K>["records"];
}

function Paste<K extends EntityKind>({ kind, section, records: listed }: PasteProps<K>) {
  const league = useLeague();
  const [text, setText] = useState("");
  // As they were before anything was saved from here, so that the preview says what the saves do.
  const [frozen, setFrozen] = useState<PasteProps<K>["records"] | null>(null);
  const records = frozen ?? listed;
  const shown = useShownRows(league, kind, records);
  const resolved = useClubs(league);
  const format = useFormat(league);
  const columns = useMemo(() => columnsOf(league, kind), [league, kind]);
  const table = useMemo(() => tableOf(text), [text]);
  const [headings = [], ...rows] = table;
  const [chosen, setChosen] = useState<Readonly<Record<number, string | null>>>({});
  const mapping = headings.map((heading, at) =>
    at in chosen ? (chosen[at] ?? null) : fieldFor(heading, columns),
  );
  const { makesClubs, counted } = adminKinds[kind].paste ?? {};
  const clubs = makesClubs ? [] : resolved.map(({ name }) => name);
  const [now] = useState(Date.now);
  const today = dayOf(now, arena.timeZone) ?? "";
  // Nobody moves in a season that is over.
  const isPast = usePastSeason() !== undefined;
  const [movesOn, setMovesOn] = useState<Day | null>(isPast ? null : today);
  const logoOf = (club: string) => findClub(resolved, club)?.logo ?? "";
  const moves = { on: movesOn, now, logoOf };
  const preview = previewOf(
    { league, kind, records, shown, clubs, format, moves },
    columns,
    rows,
    mapping,
  );
  const steps = useSteps(league);
  const { at } = steps.state;
  const isIdle = at === "idle" || at === "undone";
  const players = useRecords(league, "players");
  const saves = stepsOfRows(
    kind,
    preview.map((row) => (counted ? { ...row, entity: counted(row.entity, players) } : row)),
  );
  const saved = preview.filter(({ state }) => isSaved(state));
  const untimed = saved.filter((row) => row.untimed.length > 0).length;
  const changing = saved.filter((row) => row.moves !== null);
  const noted = saved.filter((row) => row.notes.length > 0 && row.moves === null).length;
  const clear = () => {
    setText("");
    setChosen({});
    setFrozen(null);
    setMovesOn(isPast ? null : today);
    steps.reset();
  };

  const save = () => {
    setFrozen(records);
    void steps.run(saves);
  };
  return (
    <>
      <PageHead
        action={
          text !== "" && (
            <span className={styles.actions}>
              <Button disabled={at === "saving" || at === "undoing"} onClick={clear}>
                {isIdle ? "Discard" : "Paste more"}
              </Button>
              {isIdle && (
                <Button disabled={saves.length === 0} onClick={save} variant="contained">
                  Save {amountOf(saves.length, "record")}
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
      {text === "" ? (
        <PasteBox columns={columns} onText={setText} />
      ) : (
        <>
          <Mapping
            columns={columns}
            disabled={!isIdle}
            headings={headings}
            mapping={mapping}
            onChange={(place, name) => setChosen({ ...chosen, [place]: name })}
          />
          <p className={styles.note}>
            Saving takes {writesOf(saves.length).toLocaleString(arena.locale)} of the{" "}
            {WRITES_A_DAY.toLocaleString(arena.locale)} writes that the free plan has a day. Rows
            that are refused stay here; paste the same again to go on where it stopped.
          </p>
          {isIdle && untimed > 0 && (
            <p className={styles.note} role="status">
              <b>
                {amountOf(untimed, "date")} {untimed === 1 ? "has" : "have"} no time and would be
                saved as 00:00.
              </b>{" "}
              Put the time into your spreadsheet and paste again where it is known.
            </p>
          )}
          {isIdle && changing.length > 0 && !isPast && (
            <MovesNote
              count={changing.length}
              moving={changing.filter((row) => row.moves).length}
              noun={league.clubNoun}
              on={movesOn}
              onChange={setMovesOn}
              today={today}
            />
          )}
          {isIdle && noted > 0 && (
            <p className={styles.note} role="status">
              <b>{amountOf(noted, "row")} may be about somebody who moved.</b>{" "}
              {noted === 1 ? "Its remark says" : "Their remarks say"} what to do.
            </p>
          )}
          <PreviewTable headings={headings} mapping={mapping} columns={columns} rows={preview} />
        </>
      )}
    </>
  );
}
