import { valueOf } from "@/data/readState";
import { viewPath } from "@/leagues/adminPaths";
import { useState, useCallback, Fragment, Suspense } from "react";
import { homeReport } from "@/migration/homeReport";
import { type HomeSurvey, surveyHome, type HomeClub } from "@/migration/homeSurvey";
import { saveFile } from "@/ui/share/deliver";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { FailedRead } from "@/ui/FailedRead";
import { Link } from "@/ui/Link";
import { ListSkeleton } from "../../parts/ListSkeleton";
import { StepsBar } from "../../list/StepsBar";
import type { Step } from "../../steps/steps";
import { useSteps } from "../../steps/useSteps";

import { HomeFindings } from "./HomeFindings";
import { HomeParts } from "./HomeParts";
import { Section } from "../../parts/Section";
import { useJob } from "../../batches/useJob";
import { useBatch } from "../../batches/useBatch";
import { publishBatch } from "../publishBatch";
import { sectionOf } from "../../sections";
import { Bullets } from "../../parts/Bullets";
import { useLeague } from "@/ui/leagueContext";
import { type PublishAllOutcome, type PublishedPart, partName } from "@/data/publication";
import type { League } from "@/domain/league/league";
import { useConnection } from "@/session/ConnectionProvider";
import { useRead } from "@/data/useRead";
import { amountOf } from "@/domain/wording";
import type { EntityKind } from "@/records/record";
import { collectionOf } from "@/records/shape";
import { laterDialog } from "@/ui/later/later";

/**
 * The page that imports a database of the old site: what it contains, what of it is understood, and a button that
 * publishes it part by part.
 */
export default function HomePage() {
  const league = useLeague();
  const merging = useSteps(league);
  const [round, setRound] = useState(0);
  const lookAnew = () => setRound((count) => count + 1);
  const steps = { ...merging, undoAll: () => merging.undoAll().then(lookAnew) };
  return (
    <>
      <StepsBar steps={steps} />
      <SurveyReport key={round} onMerge={(all) => void merging.run(all).then(lookAnew)} />
    </>
  );
}

interface SurveyReportProps {
  readonly onMerge: (steps: readonly Step[]) => void;
}

function SurveyReport({ onMerge }: SurveyReportProps) {
  const league = useLeague();
  const { task, job, part, outcome, publish, stop, again } = useHome(league);
  if (task.status === "loading" && !outcome) {
    return <ListSkeleton label="Counting what is stored" />;
  }
  if (task.status === "failed") {
    return (
      <FailedRead state={{ ...task, retry: again }} title="What is stored could not be checked." />
    );
  }
  const survey: HomeSurvey | null = outcome?.survey ?? valueOf(task);
  if (!survey) return <ListSkeleton label="Counting what is stored" />;
  const download = () => {
    const now = new Date();
    const text = homeReport(league, survey, outcome, now);
    const name = `${league.slug}-home-${now.toISOString().slice(0, 10)}.txt`;
    saveFile(new File([text], name, { type: "text/plain;charset=utf-8" }));
  };
  return (
    <Stack spacing={6}>
      <Typography variant="lead">
        For the webmaster: what the old site left behind, how much of it was understood, and what
        visitors will see. Nothing is changed until you press a button, and nothing is ever deleted
        here. <Link to={viewPath(league, "publication")}>Back to Site copies</Link>
      </Typography>
      <HomeFindings onChange={again} survey={survey} />
      <HomeClubs onMerge={onMerge} survey={survey} />
      <HomeParts
        failed={outcome?.failed ?? []}
        onPublish={publish}
        onStop={stop}
        job={job}
        part={part}
        survey={survey}
      />
      <Section title="A report to keep">
        <Typography variant="lead">
          This whole page as text, with what was published during this visit.
        </Typography>
        <Button disabled={job.at === "running"} onClick={download}>
          Download the report
        </Button>
      </Section>
    </Stack>
  );
}

/** The parts published during this visit, and the survey after that. */
interface HomeOutcome extends Pick<PublishAllOutcome, "published" | "failed"> {
  readonly survey: HomeSurvey;
}

/**
 * Surveys a league's database, and returns functions that publish it part by part. If the page is left, publishing
 * stops
 * after a part, and can be continued later.
 */
function useHome(league: League) {
  const { maintenance } = useConnection();
  const batch = useBatch(league);
  const look = useCallback(
    async () => surveyHome(league, await maintenance.surveyPublication(league)),
    [maintenance, league],
  );
  const task = useRead(look);
  const { job, start, stop } = useJob();
  const [part, setPart] = useState<PublishedPart | null>(null);
  const [outcome, setOutcome] = useState<HomeOutcome | null>(null);

  const publish = () =>
    void start(async ({ onProgress, signal }) => {
      const options = {
        signal,
        onProgress: (done: number, of: number, now: PublishedPart | null) => {
          setPart(now);
          onProgress(done, of);
        },
      };
      setPart(null);
      try {
        const came = await batch.run({
          batch: publishBatch(league),
          run: () => maintenance.publishAll(league, options),
          isFinished: ({ left }) => left === 0,
        });
        setOutcome((before) => ({
          failed: came.failed,
          survey: surveyHome(league, came.survey),
          published: [...(before?.published ?? []), ...came.published],
        }));
      } catch (thrown) {
        task.again();
        throw thrown;
      }
    });

  /** Surveys the database again, after something else was corrected. */
  const again = () => {
    setOutcome(null);
    task.again();
  };

  return { task, job, part, outcome, publish, stop, again };
}

const MergeClubs = laterDialog(() => import("../../people/MergeClubs"));

interface HomeClubsProps {
  readonly survey: HomeSurvey;
  readonly onMerge: (steps: readonly Step[]) => void;
}

/** The list of clubs that records name, and of names that may mean the same club, with buttons to merge these. */
function HomeClubs({ survey: { clubs, alike }, onMerge }: HomeClubsProps) {
  const league = useLeague();
  const [merging, setMerging] = useState<readonly string[] | null>(null);
  const clubOf = (name: string) => clubs.find((club) => club.name === name);
  return (
    <Section title="Clubs that the records name">
      {clubs.length === 0 ? (
        <Typography variant="lead">No record names a club yet.</Typography>
      ) : (
        <details>
          <summary>{amountOf(clubs.length, "club")}</summary>
          <Bullets>
            {clubs.map(({ name, records, kept }) => (
              <li key={name}>
                {name}: {amountOf(records, "record")}
                {!kept && <Typography variant="caption"> no record of its own</Typography>}
              </li>
            ))}
          </Bullets>
        </details>
      )}
      {alike.length > 0 && (
        <Typography variant="lead">
          These may be one club spelt differently. Visitors see them as clubs of their own until you
          merge them: one name stays, the others become former names of it, and every record follows
          as it is. Nothing is written into the records.
        </Typography>
      )}
      {alike.map((names) => (
        <Fragment key={names.join()}>
          <Bullets>
            {names.flatMap((name) => {
              const club = clubOf(name);
              return club ? [<Spelling club={club} key={name} />] : [];
            })}
          </Bullets>
          {collectionOf(league, "teams") && (
            <Button
              aria-label={`Merge ${names.join(" and ")}`}
              onClick={() => setMerging(names)}
              variant="outlined"
            >
              Merge
            </Button>
          )}
        </Fragment>
      ))}
      {merging && (
        <Suspense>
          <MergeClubs
            names={merging}
            onClose={() => setMerging(null)}
            onMerge={(steps) => {
              setMerging(null);
              onMerge(steps);
            }}
          />
        </Suspense>
      )}
    </Section>
  );
}

/** The kinds of record that name clubs. */
const NAMING: readonly EntityKind[] = ["fixtures", "results", "players", "standings", "teams"];

/** One spelling of a club, with links to the records that have it. */
function Spelling({ club }: { readonly club: HomeClub }) {
  const league = useLeague();
  const sections = NAMING.flatMap((kind) => {
    const section = sectionOf(league, kind);
    return section
      ? [{ kind, to: `${section.path}?${new URLSearchParams({ q: club.name })}` }]
      : [];
  });
  return (
    <li>
      “{club.name}”, {amountOf(club.records, "record")}:{" "}
      {sections.map(({ kind, to }, at) => (
        <Fragment key={kind}>
          {at > 0 && ", "}
          <Link aria-label={`${partName(kind)} that name ${club.name}`} to={to}>
            {partName(kind)}
          </Link>
        </Fragment>
      ))}
    </li>
  );
}
