import { valueOf } from "@/data/readState";
import { viewPath } from "@/leagues/adminPaths";
import { useState } from "react";
import { homeReport } from "@/migration/homeReport";
import type { HomeSurvey } from "@/migration/homeSurvey";
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

import { HomeClubs } from "./HomeClubs";
import { HomeFindings } from "./HomeFindings";
import { HomeParts } from "./HomeParts";
import { useHome } from "./useHome";
import { Section } from "../../parts/Section";
import { useLeague } from "@/ui/where";

/** One page for a database of the old site: what is there, what of it is understood, and publishing it part by part. */
export default function HomePage() {
  const league = useLeague();
  const merging = useSteps(league);
  const [round, setRound] = useState(0);
  const lookAnew = () => setRound((count) => count + 1);
  const steps = { ...merging, undoAll: () => merging.undoAll().then(lookAnew) };
  return (
    <>
      <StepsBar steps={steps} />
      <Surveyed key={round} onMerge={(all) => void merging.run(all).then(lookAnew)} />
    </>
  );
}

interface SurveyedProps {
  readonly onMerge: (steps: readonly Step[]) => void;
}

function Surveyed({ onMerge }: SurveyedProps) {
  const league = useLeague();
  const { task, job, part, outcome, publish, stop, again } = useHome(league);
  if (task.status === "loading" && !outcome) {
    return <ListSkeleton label="Counting what the database holds" />;
  }
  if (task.status === "failed") {
    return (
      <FailedRead
        state={{ ...task, retry: again }}
        title="The database could not be looked through."
      />
    );
  }
  const survey: HomeSurvey | null = outcome?.survey ?? valueOf(task);
  if (!survey) return <ListSkeleton label="Counting what the database holds" />;
  const download = () => {
    const now = new Date();
    const text = homeReport(league, survey, outcome, now);
    const name = `${league.slug}-home-${now.toISOString().slice(0, 10)}.txt`;
    saveFile(new File([text], name, { type: "text/plain;charset=utf-8" }));
  };
  return (
    <Stack spacing={6}>
      <Typography variant="lead">
        A database of the old site holds more than visitors should see, and in more shapes than one.
        Here is what there is. Nothing is changed until you press a button, and no record is ever
        deleted here. <Link to={viewPath(league, "publication")}>Back to Site copies</Link>
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
