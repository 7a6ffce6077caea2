import { type UpkeepView, viewPath } from "@/leagues/adminPaths";
import { Suspense, type ComponentType, useState, useCallback } from "react";
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
import { partName, type PublishAllOptions, type PublishAllOutcome } from "@/data/publication";
import { useConnection } from "@/session/ConnectionProvider";
import type { EntityKind } from "@/records/record";
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
  return (
    <>
      <Typography variant="lead">
        Visitors read published copies, so that a visit costs little: one with all lists and tables
        of the league, and one of each kind of record for what the details show. Every save keeps
        them up to date; here you see whether they are, and can make them again. Records of an older
        site: <Link to={viewPath(league, "home")}>import from the old site</Link>.
      </Typography>
      <PublishAll onPublished={() => setRound((count) => count + 1)} />
      <Cards key={round}>
        <PublicationCard />
        {keptKinds(league).map((kind) => (
          <PublicationCard key={kind} kind={kind} />
        ))}
      </Cards>
    </>
  );
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

interface PublicationCardProps {
  /** The kind of the published collection; undefined for the published league. */
  readonly kind?: EntityKind;
}

/**
 * A card for one published copy: the published league, which all lists and tables are loaded from, or the whole records
 * of one kind.
 */
function PublicationCard({ kind }: PublicationCardProps) {
  const league = useLeague();
  const { maintenance } = useConnection();
  const check = useCallback(
    () => (kind ? maintenance.checkPublished(league, kind) : maintenance.checkSheets(league)),
    [maintenance, league, kind],
  );
  const task = useRead(check);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const state = task.status === "ready" ? publicationState(task.value, kind ?? "sheet") : null;

  const publish = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await (kind ? maintenance.publish(league, kind) : maintenance.publishSheets(league));
      task.again();
    } catch (thrown) {
      setProblem(`This could not be published: ${asFailure(thrown).message}`);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Paper component="li" variant="panel">
      <Typography variant="h2">{partName(kind ?? "sheet")}</Typography>
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
          variant={state.tone === "good" ? "outlined" : "contained"}
        >
          {busy ? "Publishing…" : state.action}
        </Button>
      )}
    </Paper>
  );
}
