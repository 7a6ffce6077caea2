import { type UpkeepView, viewPath } from "@/leagues/adminPaths";
import { Suspense, type ComponentType, useState, useCallback, useEffect } from "react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import { AdministratorsPage } from "../administrators/AdministratorsPage";
import { ListSkeleton } from "../parts/ListSkeleton";
import { PageHead } from "../parts/PageHead";
import { ChangesPage } from "./ChangesPage";
import { RepairPage } from "./RepairPage";
import { keptKinds } from "./keptKinds";
import { publishBatch } from "./publishBatch";
import { publicationState, type PublicationState } from "./publicationState";
import { isOwnersUpkeepView, upkeepNames } from "../address/upkeep";
import { Cards } from "../parts/Cards";
import { useJob } from "../batches/useJob";
import { useBatch } from "../batches/useBatch";
import { IconLine } from "../parts/IconLine";
import { laterPage } from "@/ui/later/later";
import { Link } from "@/ui/Link";
import { useLeague } from "@/ui/leagueContext";
import { asFailure } from "@/data/failure";
import {
  partName,
  type PublishAllOptions,
  type PublishAllOutcome,
  type PublishedPart,
} from "@/data/publication";
import { useConnection } from "@/session/ConnectionProvider";
import { useRead } from "@/data/useRead";

const BackupPage = laterPage(() => import("../backup/BackupPage"));
const FaultsPage = laterPage(() => import("../faults/FaultsPage"));
const ErasePage = laterPage(() => import("../erase/ErasePage"));

interface UpkeepPageProps {
  readonly view: UpkeepView;
}

const SeasonsPage = laterPage(() => import("../seasons/SeasonsPage"));
const HomePage = laterPage(() => import("./home/HomePage"));

const pages: Readonly<Record<UpkeepView, ComponentType>> = {
  seasons: SeasonsPage,
  changes: ChangesPage,
  repair: RepairPage,
  publication: PublicationPage,
  home: HomePage,
  administrators: AdministratorsPage,
  backups: BackupPage,
  faults: FaultsPage,
  erase: ErasePage,
};

/** An upkeep page: a page that looks after a league's data. */
export default function UpkeepPage({ view }: UpkeepPageProps) {
  const Page = pages[view];
  return (
    <>
      <PageHead focus title={upkeepNames[view]}>
        {isOwnersUpkeepView(view) && "All leagues"}
      </PageHead>
      <Suspense fallback={<ListSkeleton label="Loading the page" />}>
        <Page />
      </Suspense>
    </>
  );
}

/** The page that says whether the published copies agree with the database, with buttons to publish them again. */
function PublicationPage() {
  const league = useLeague();
  const [round, setRound] = useState(0);
  const parts: readonly CopyOf[] = ["sheet", ...keptKinds(league)];
  const [checked, setChecked] = useState<Readonly<Partial<Record<CopyOf, CheckedTone>>>>({});
  // The parts unfold when one of them needs a look, and then stay so.
  const [isUnfolded, setUnfolded] = useState(false);
  const onChecked = useCallback((part: CopyOf, tone: CheckedTone) => {
    setChecked((before) => ({ ...before, [part]: tone }));
    if (tone !== "good") setUnfolded(true);
  }, []);
  return (
    <>
      <Typography role="status" variant="lead">
        {summaryOf(parts.map((part) => checked[part]))}
      </Typography>
      <PublishAll onPublished={() => setRound((count) => count + 1)} />
      <Box component="details" open={isUnfolded}>
        <summary>Part by part (for the webmaster)</summary>
        <Typography sx={{ marginBlock: 4 }} variant="lead">
          Visitors load copies, so that a visit costs little: one with all lists and tables of the
          league, and one of each kind for what the details show. Every save keeps them up to date.
        </Typography>
        <Cards key={round}>
          {parts.map((part) => (
            <PublicationCard key={part} onChecked={onChecked} part={part} />
          ))}
        </Cards>
      </Box>
      <Typography sx={{ marginBlockStart: 4 }} variant="lead">
        Was there an older site? <Link to={viewPath(league, "home")}>Import from the old site</Link>
      </Typography>
    </>
  );
}

/** Says in one sentence whether visitors see everything. @param tones of all parts; undefined while one is checked */
function summaryOf(tones: readonly (CheckedTone | undefined)[]): string {
  if (tones.some((tone) => tone === "drift" || tone === "missing"))
    return "Visitors do not see everything yet. Publish everything, or the parts below.";
  if (tones.includes("failed")) return "Not everything could be checked.";
  if (tones.includes(undefined)) return "Checking what visitors see…";
  return "Visitors see everything, and it is up to date.";
}

interface PublishAllProps {
  /** Called after publishing, because the checks on the page are out of date then. */
  readonly onPublished: () => void;
}

const nothingLeft = (parts: PublishAllOutcome["published"], total: number) =>
  parts.length === 0
    ? "Everything was up to date."
    : `Published: ${parts.length} of ${total} parts; the others were up to date.`;

/**
 * The button that publishes every part that differs from the records, one after the other, the published league last.
 */
function PublishAll({ onPublished }: PublishAllProps) {
  const league = useLeague();
  const { maintenance } = useConnection();
  const batch = useBatch(league);
  const [said, setSaid] = useState("");
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { job, start } = useJob();
  const busy = job.at === "running";

  const publish = () =>
    start(async ({ signal }) => {
      setProblems([]);
      setSaid("Checking the site copies…");
      try {
        const options: PublishAllOptions = {
          signal,
          onProgress: (done, of, part) => {
            if (part) setSaid(`Publishing ${partName(part.kind)}: part ${done + 1} of ${of}.`);
          },
        };
        const { published, failed, survey } = await batch.run({
          batch: publishBatch(league),
          run: () => maintenance.publishAll(league, options),
          isFinished: ({ left }) => left === 0,
        });
        const large = survey.parts.filter(({ state }) => state === "tooLarge");
        const reasons = [
          ...failed.map(({ part, reason }) => `${partName(part.kind)}: ${reason}`),
          ...large.map(({ kind }) => `${partName(kind)}: more than fits into one copy.`),
        ];
        setProblems(reasons);
        setSaid(reasons.length === 0 ? nothingLeft(published, survey.parts.length) : "");
      } catch (thrown) {
        setProblems([asFailure(thrown).message]);
        setSaid("");
      }
      onPublished();
    });

  return (
    <Stack direction="row" spacing={4} sx={{ marginBlock: 4 }}>
      <Button disabled={busy} onClick={() => void publish()} variant="contained">
        {busy ? "Publishing…" : problems.length > 0 ? "Try again" : "Publish everything"}
      </Button>
      <p role="status">{said}</p>
      {problems.length > 0 && (
        <Alert role="alert" severity="error">
          Not everything could be published: {problems.join(" ")}
        </Alert>
      )}
    </Stack>
  );
}

const looks = {
  good: { icon: "check", tone: "success" },
  missing: { icon: "info", tone: "info" },
  drift: { icon: "warning", tone: "warning" },
  full: { icon: "warning", tone: "warning" },
} as const satisfies Record<PublicationState["tone"], object>;

/** The kind of a published copy: the league's lists and tables, or the whole records of one kind. */
type CopyOf = PublishedPart["kind"];
type CheckedTone = PublicationState["tone"] | "failed";

interface PublicationCardProps {
  readonly part: CopyOf;
  /** Called when the copy was checked, or could not be. */
  readonly onChecked: (part: CopyOf, tone: CheckedTone) => void;
}

/**
 * A card for one published copy: the published league, which all lists and tables are loaded from, or the whole records
 * of one kind.
 */
function PublicationCard({ part, onChecked }: PublicationCardProps) {
  const league = useLeague();
  const { maintenance } = useConnection();
  const check = useCallback(
    () =>
      part === "sheet" ? maintenance.checkSheets(league) : maintenance.checkPublished(league, part),
    [maintenance, league, part],
  );
  const task = useRead(check);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const state = task.status === "ready" ? publicationState(task.value, part) : null;
  const tone = task.status === "failed" ? "failed" : state?.tone;
  useEffect(() => {
    if (tone) onChecked(part, tone);
  }, [onChecked, part, tone]);

  const publish = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await (part === "sheet"
        ? maintenance.publishSheets(league)
        : maintenance.publish(league, part));
      task.again();
    } catch (thrown) {
      setProblem(`This could not be published: ${asFailure(thrown).message}`);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Paper component="li" variant="panel">
      <Typography variant="h2">{partName(part)}</Typography>
      {task.status === "loading" && (
        <>
          <Skeleton height={48} variant="rounded" />
          <Skeleton height={44} variant="rounded" width={128} />
        </>
      )}
      {task.status === "failed" && (
        <Alert
          action={
            <Button
              aria-disabled={task.refreshing}
              color="inherit"
              onClick={task.again}
              variant="text"
            >
              {task.refreshing ? "Trying again…" : "Try again"}
            </Button>
          }
          role="alert"
          severity="error"
        >
          This could not be checked: {task.failure.message}
        </Alert>
      )}
      {state && (
        <IconLine {...looks[state.tone]} role="status">
          {state.text}
        </IconLine>
      )}
      {problem && (
        <Alert role="alert" severity="error">
          {problem}
        </Alert>
      )}
      {state && (
        <Button
          disabled={busy}
          onClick={() => void publish()}
          variant={state.tone === "good" ? "text" : "contained"}
        >
          {busy ? "Publishing…" : state.action}
        </Button>
      )}
    </Paper>
  );
}
