import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { asFailure } from "@/data/failure";
import { partName, type PublishAllOptions, type PublishAllOutcome } from "@/data/publication";
import { useConnection } from "@/session/ConnectionProvider";
import { useLeague } from "@/ui/where";
import { useJob } from "../batches/useJob";
import { useBatch } from "../batches/useBatch";
import { publishBatch } from "./publishBatch";

interface PublishAllProps {
  /** Something was published: what is known about it is out of date. */
  readonly onPublished: () => void;
}

const nothingLeft = (parts: PublishAllOutcome["published"], total: number) =>
  parts.length === 0
    ? "Everything was up to date."
    : `Published: ${parts.length} of ${total} parts; the others were up to date.`;

/** Publishes one part after the other whatever differs from the records, the league's sheet last. */
export function PublishAll({ onPublished }: PublishAllProps) {
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
      setSaid("Looking at what is published…");
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
          ...large.map(({ kind }) => `${partName(kind)}: more than one document holds.`),
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
