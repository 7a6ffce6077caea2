import Stack from "@mui/material/Stack";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState, useEffect } from "react";
import Paper from "@mui/material/Paper";
import TextField from "@mui/material/TextField";
import { FailedRead } from "@/ui/FailedRead";
import { collectionOf } from "@/records/shape";
import { FailedSeason } from "../season-mode/FailedSeason";
import { useSeasonState, useChangeSeason } from "../season-mode/useSeasonState";
import { wordsOf } from "../parts/words";
import { ListSkeleton } from "../parts/ListSkeleton";
import { useLive } from "../live/useLive";
import { Section } from "../parts/Section";
import { pastSearch } from "../live/pastSeason";
import { sectionsOf } from "../sections";
import { Cards } from "../parts/Cards";
import { Ask } from "../parts/Ask";
import { BansSection } from "./BansSection";
import { CupsSection } from "./CupsSection";
import { FormatSection } from "./FormatSection";
import { MoveSection } from "./MoveSection";
import { OpenPages } from "./OpenPages";
import { PartSection } from "./PartSection";
import { ScoringSection } from "./ScoringSection";
import { UnfinishedClosing } from "./UnfinishedClosing";
import { ReopenDialog } from "./ReopenDialog";
import { AddPastSeason } from "./AddPastSeason";
import { nameProblem, NextName } from "./NextName";
import { ClosingText, leftOf } from "./ClosingWords";
import { useClosing, type ClosingStep } from "./useClosing";
import { useLeague, InLeague } from "@/ui/leagueContext";
import type { RecordOf } from "@/records/record";
import { formatKickOff } from "@/domain/time";
import { arena } from "@arena/arena";
import type { Season } from "@/domain/league/league";
import { isUnderWay, lastClosed, isClosed } from "@/domain/season/nextSeason";
import { Link } from "@/ui/Link";
import { isOfLeague } from "@/records/kinds";
import type { SeasonClosing } from "@/data/maintenance";

/** The page of a league's seasons: the current season, the pages that visitors see, past seasons and the rules. */
export default function SeasonsPage() {
  const league = useLeague();
  const live = useLive(league, "seasons");
  const season = useSeasonState(league);
  if (!collectionOf(league, "seasons")) return <p>{league.name} keeps no seasons.</p>;
  // The format section needs all records of the season. The page waits for them, so that the parts below do not move.
  if (live.status === "loading" || season.status === "loading") {
    return <ListSkeleton label="Loading seasons" />;
  }
  if (live.status === "failed") {
    return <FailedRead state={live} title={wordsOf("seasons").loadError} />;
  }
  const { records } = live.value;
  return (
    <Stack spacing={8}>
      <CurrentSeason records={records} />
      <OpenPages records={records} />
      <PastSeasons records={records} />
      {season.status === "failed" ? (
        <FailedSeason />
      ) : (
        <>
          <FormatSection />
          <PartSection />
          <ScoringSection />
          <BansSection />
          <CupsSection />
        </>
      )}
      <MoveSection />
    </Stack>
  );
}

interface CurrentSeasonProps {
  readonly records: readonly RecordOf<"seasons">[];
}

/** The panel of the current season, with buttons to close it, to rename it and to undo the previous closing. */
function CurrentSeason({ records }: CurrentSeasonProps) {
  const league = useLeague();
  const [open, setOpen] = useState<"close" | "rename" | null>(null);
  // The season is kept as state, because after the undo it is no longer among the closed seasons.
  const [toReopen, setToReopen] = useState<Season | null>(null);
  const [current] = league.seasons;
  const underWay = records.find(isUnderWay);
  const last = lastClosed(league, records);
  const since = formatKickOff(last?.ended ?? null, arena.timeZone)?.full;
  const close = () => setOpen(null);
  const undo = () => {
    close();
    setToReopen(last ?? null);
  };
  return (
    <Section panel title={current.label}>
      <Typography variant="lead">
        {last && since
          ? `Running since ${last.label} was closed (${since}).`
          : "This is the current season."}{" "}
        When it is over, close it here: its matches and results are filed under its name, the table
        and the players’ figures start again from zero, and visitors still find all of it.
      </Typography>
      <UnfinishedClosing isHere />
      <Stack direction="row" spacing={3}>
        <Button onClick={() => setOpen("close")} variant={underWay ? "contained" : "outlined"}>
          {underWay ? `Go on closing ${underWay.label}` : `Close ${current.label}`}
        </Button>
        <Button onClick={() => setOpen("rename")}>Rename</Button>
        {last && <Button onClick={undo}>Undo closing {last.label}</Button>}
      </Stack>
      {open === "close" && (
        <CloseSeasonDialog onClose={close} onUndo={undo} season={underWay ?? current} />
      )}
      {toReopen && <ReopenDialog onClose={() => setToReopen(null)} season={toReopen} />}
      {open === "rename" && <RenameDialog onClose={close} records={records} season={current} />}
    </Section>
  );
}

interface PastSeasonsProps {
  readonly records: readonly RecordOf<"seasons">[];
}

/** The list of past seasons: how each ended, with links to its records. */
function PastSeasons({ records }: PastSeasonsProps) {
  const league = useLeague();
  const [opened, setOpened] = useState<{ what: "close" | "rename"; season: Season } | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const [, ...past] = league.seasons;
  const close = () => setOpened(null);
  return (
    <Section title="Past seasons">
      {past.length === 0 && (
        <Typography variant="lead">
          None yet. Closing the current season makes one. A season from before this site can be
          added.
        </Typography>
      )}
      <Cards>
        {past.map((season) => {
          const record = records.find((one) => one.id === season.id);
          return (
            <Paper component="li" key={season.id} variant="panel">
              <Typography variant="h3">{season.label}</Typography>
              <Typography variant="lead">{endOf(record)}</Typography>
              <Stack component="ul" direction="row" spacing={3} role="list">
                {sectionsOf(league)
                  .filter(({ kind }) => kind && !isOfLeague(kind))
                  .map(({ id: section, name, path }) => (
                    <li key={section}>
                      <Link to={path + pastSearch(season)}>
                        {name}
                        <span className="visually-hidden"> of {season.label}</span>
                      </Link>
                    </li>
                  ))}
              </Stack>
              <Stack direction="row" spacing={3}>
                <Button onClick={() => setOpened({ what: "rename", season })}>
                  Rename<span className="visually-hidden"> {season.label}</span>
                </Button>
                {!isClosed(record) && !(record && isUnderWay(record)) && (
                  <Button onClick={() => setOpened({ what: "close", season })}>
                    Close {season.label}
                  </Button>
                )}
              </Stack>
            </Paper>
          );
        })}
      </Cards>
      <Stack direction="row" sx={{ marginBlockStart: 3 }}>
        <Button onClick={() => setIsAdding(true)} variant="outlined">
          Add a past season
        </Button>
      </Stack>
      {isAdding && <AddPastSeason onClose={() => setIsAdding(false)} records={records} />}
      {opened?.what === "rename" && (
        <RenameDialog onClose={close} records={records} season={opened.season} />
      )}
      {opened?.what === "close" && (
        <CloseSeasonDialog into={opened.season} onClose={close} season={opened.season} />
      )}
    </Section>
  );
}

/** Returns a sentence on how a past season ended, as far as that is known. */
function endOf(record: RecordOf<"seasons"> | undefined): string {
  const day = formatKickOff(record?.closed ?? null, arena.timeZone)?.full;
  const champion = record?.champion ? `Champion: ${record.champion}.` : "No champion is named.";
  if (record && isUnderWay(record)) return `Its closing is unfinished. ${champion}`;
  if (day && record?.ended === null) return `Ended ${day.replace(/,.*/, "")}. ${champion}`;
  if (day) return `Closed ${day}. ${champion}`;
  return isClosed(record)
    ? champion
    : "Not closed yet. Records that are not filed under a season count for the current one.";
}

interface RenameDialogProps {
  readonly season: Season;
  readonly records: readonly RecordOf<"seasons">[];
  readonly onClose: () => void;
}

/** A dialog that renames a season. */
function RenameDialog({ season, records, onClose }: RenameDialogProps) {
  const league = useLeague();
  const { change } = useChangeSeason(league, season);
  const [typed, setTyped] = useState(season.label);
  const [busy, setBusy] = useState(false);
  const name = typed.trim();
  const others = league.seasons.filter((one) => one.id !== season.id);
  const problem = nameProblem(name, others);
  const save = async () => {
    setBusy(true);
    const done = await change(
      { seasons: records },
      { label: name },
      `The season is now called ${name}.`,
    );
    setBusy(false);
    if (done) onClose();
  };
  return (
    <Ask
      action="Rename"
      busy={busy && "Renaming…"}
      isForm
      isOff={problem !== null || name === season.label}
      onAct={() => void save()}
      onClose={onClose}
      safe="Cancel"
      title={`Rename ${season.label}`}
    >
      <TextField
        error={problem !== null}
        helperText={problem ?? "Its address stays the same, so that links keep working."}
        label="Name"
        onChange={({ target }) => setTyped(target.value)}
        required
        value={typed}
      />
    </Ask>
  );
}

interface CloseSeasonDialogProps {
  /** The season to close: the current one, or a past one. */
  readonly season: Season;
  /** The past season that receives the records that are not filed yet; undefined to close the current season. */
  readonly into?: Season;
  readonly onClose: () => void;
  /** Called to undo the closing; undefined if it cannot be undone. */
  readonly onUndo?: () => void;
}

const hasNothingLeft = ({ left, places, isSealed }: SeasonClosing) =>
  leftOf(left) === 0 && places.length === 0 && isSealed;

/** Returns the label of the button that continues; null if there is nothing to do. */
function actionOf(step: ClosingStep, name: string): string | null {
  switch (step.at) {
    case "asking": {
      const { season, filed, begins, next } = step.closing;
      if (begins) return `Close and open ${name}`;
      if (next === null && hasNothingLeft(step.closing)) return null;
      return filed > 0 ? `Go on closing ${season.label}` : `Close ${season.label}`;
    }
    case "failed":
      return "Try again";
    default:
      return null;
  }
}

/** A dialog that explains what closing a season means, closes it record by record, and reports the outcome. */
function CloseSeasonDialog({ season, into, onClose, onUndo }: CloseSeasonDialogProps) {
  // All three keep their first value, because closing changes the league's seasons while the dialog is open.
  const leagueNow = useLeague();
  const [league] = useState(leagueNow);
  const [target] = useState(into);
  const [title] = useState(`Close ${season.label}`);
  const { step, check, file, stop } = useClosing(league, target);
  useEffect(check, [check]);
  const [typed, setTyped] = useState<string | null>(null);

  const closing = step.at === "asking" ? step.closing : null;
  const name = (typed ?? closing?.next ?? "").trim();
  const asksName = closing !== null && closing.next !== null;
  const problem = asksName ? nameProblem(name, [closing.season, ...league.seasons.slice(1)]) : null;
  const action = actionOf(step, name);
  const goOn = () => {
    if (step.at === "failed" && !step.begun) check();
    else file(name);
  };
  return (
    <Ask
      action={action}
      isOff={problem !== null}
      onAct={goOn}
      onClose={onClose}
      safe={action === null ? "Close" : "Cancel"}
      says={
        <InLeague league={league}>
          <ClosingText next={name} onWithNewer={() => check(true)} onUndo={onUndo} step={step} />
        </InLeague>
      }
      size="sm"
      stop={step.at === "filing" ? { run: stop, isStopping: step.isStopping } : undefined}
      title={title}
    >
      {asksName && (
        <NextName onChange={setTyped} problem={problem} value={typed ?? closing.next ?? ""} />
      )}
    </Ask>
  );
}
