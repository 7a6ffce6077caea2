import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { TidyReport } from "@/data/ownerTasks";
import { isNearlyFull, shareInWords } from "@/data/pictures/counts";
import { amountOf } from "@/domain/wording";
import { useConnection } from "@/session/ConnectionProvider";
import { RunningJob } from "../batches/JobBar";
import { useJob } from "../batches/useJob";
import { Bullets } from "../parts/Bullets";
import { Section } from "../parts/Section";

/** A panel that deletes unused pictures, empties old notes of erasures, and counts the pictures of each league. */
export function TidySection() {
  const { ownerTasks } = useConnection();
  const { job, start, stop } = useJob();
  const [tidied, setTidied] = useState<TidyReport | null>(null);

  const tidy = () =>
    void start(async (running) => {
      setTidied(null);
      setTidied(await (await ownerTasks()).tidy(running));
    });

  return (
    <Section panel title="Tidy up">
      <Typography variant="lead">
        Deletes pictures that nothing uses any more, and counts the others, so that no league takes
        more room than its share. Notes about people who were erased before December 2026 lose what
        could still betray their names. This looks at every picture and can take a few minutes.
      </Typography>
      <RunningJob
        counted="leagues"
        doing="Tidying up"
        failed="It stopped early. What was done stays done; tidy up again to continue."
        onStop={stop}
        job={job}
      />
      {tidied && <TidyOutcome tidied={tidied} />}
      {job.at !== "running" && (
        <Button onClick={tidy} variant="outlined">
          Tidy up
        </Button>
      )}
    </Section>
  );
}

/** The result of tidying up, with the space that each league’s pictures take. */
function TidyOutcome({
  tidied: { notes, dropped, pictures, finished },
}: {
  readonly tidied: TidyReport;
}) {
  const full = pictures.filter(isNearlyFull);
  const some = pictures.filter(({ count }) => count > 0);
  return (
    <>
      <Alert role="status" severity={finished ? "success" : "warning"}>
        {finished ? "Tidied up: " : "Not finished, tidy up again to go on: "}
        {`${amountOf(dropped, "picture")} deleted, ${amountOf(notes, "note")} changed.`}
      </Alert>
      {full.map(({ league, ...count }) => (
        <Alert key={league.slug} severity="warning">
          {`The pictures of ${league.name} take ${shareInWords(count)}. When the share is full, no more can be kept.`}
        </Alert>
      ))}
      {some.length > 0 && (
        <Bullets>
          {some.map(({ league, ...count }) => (
            <li key={league.slug}>
              {`${league.name}: ${amountOf(count.count, "picture")}, ${shareInWords(count)}`}
            </li>
          ))}
        </Bullets>
      )}
    </>
  );
}
