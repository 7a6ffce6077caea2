import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useCallback, useState } from "react";
import type { Download } from "@/data/ownerTasks";
import { formatKickOff } from "@/domain/time";
import { arena } from "@arena/arena";
import { useConnection } from "@/session/ConnectionProvider";
import { RunningJob } from "../batches/JobBar";
import { useJob } from "../batches/useJob";
import { AdminIcon } from "../parts/AdminIcon";
import { agoOf } from "../parts/ago";
import { valueOf, type ReadState } from "@/data/readState";
import { useRead } from "@/data/useRead";
import { Section } from "../parts/Section";
import { backupName, hand, pack } from "./backupFiles";

/** What was downloaded just now. */
interface Handed extends Pick<Download, "documents" | "noted" | "next"> {
  readonly name: string;
  readonly part: number;
}

/** Everything that is stored, as one dated file. */
export function DownloadSection() {
  const { ownerTasks } = useConnection();
  const { job, start, stop } = useJob();
  const [handed, setHanded] = useState<Handed | null>(null);
  const [onlyNewer, setOnlyNewer] = useState(false);
  const { access } = useConnection();
  const last = useRead(useCallback(() => access.lastBackup(), [access]));
  const lastMade = valueOf(last);
  const [since, setSince] = useState<number | null>(null);

  const download = (before: Handed | null) =>
    void start(async (running) => {
      const after = before ? since : onlyNewer ? lastMade : null;
      setSince(after);
      setHanded(before);
      const made = Date.now();
      const order = {
        ...(after !== null && { since: after }),
        ...(before?.next && { from: before.next }),
      };
      const found = await (await ownerTasks()).download(order, running);
      if (!found) return;
      const { documents, noted, next } = found;
      const part = (before?.part ?? 0) + 1;
      const file = await pack(found.lines);
      const name = backupName(made, file.isPacked, part > 1 || next ? part : null);
      hand(file.blob, name);
      setHanded({ name, part, documents, noted, next });
      if (!next) last.again();
    });
  const more = handed?.next ? handed : null;

  return (
    <Section panel title="Download everything">
      <LastBackup last={last} />
      <Typography variant="lead">
        All leagues, seasons, clubs, settings, rights and the whole history of changes, as one file
        or, beyond 10,000 documents, in parts. It costs nothing but one read for each document. It
        holds students’ names and administrators’ addresses: keep it where only owners come, and
        delete it when it is a year old.
      </Typography>
      <RunningJob
        counted="documents"
        doing="Reading the database"
        failed="Nothing was downloaded."
        onStop={stop}
        job={job}
      />
      {handed && (
        <p role="status">
          {`Downloaded: ${handed.name}, ${handed.documents.toLocaleString(arena.locale)} documents.`}
          {handed.next &&
            " There is more. Download the next part on this page, today or, to leave visitors their reads, tomorrow: it goes on where this one ends."}
          {!handed.next &&
            !handed.noted &&
            " The date could not be noted, so the dashboard will not know of it."}
        </p>
      )}
      {lastMade !== null && !more && (
        <FormControlLabel
          control={
            <Checkbox
              checked={onlyNewer}
              disabled={job.at === "running"}
              onChange={(_, checked) => setOnlyNewer(checked)}
            />
          }
          label="Of the history only what came since the last backup, which I keep too. Not after somebody was erased."
        />
      )}
      {job.at !== "running" && (
        <Stack direction="row" spacing={3}>
          {more && (
            <Button
              onClick={() => download(more)}
              startIcon={<AdminIcon name="download" />}
              variant="contained"
            >
              {`Download part ${more.part + 1}`}
            </Button>
          )}
          <Button
            onClick={() => download(null)}
            startIcon={<AdminIcon name="download" />}
            variant={handed ? "outlined" : "contained"}
          >
            {more ? "Begin again" : "Download everything"}
          </Button>
        </Stack>
      )}
    </Section>
  );
}

/** When the last one was made, by whichever owner. */
function LastBackup({ last }: { readonly last: ReadState<number | null> }) {
  if (last.status === "loading") return <p>&nbsp;</p>;
  if (last.status === "failed") return <p>When the last backup was made is not known.</p>;
  if (last.value === null) return <p>No backup has been downloaded yet.</p>;
  return (
    <p>
      Last backup: {agoOf(last.value)} · {formatKickOff(last.value, arena.timeZone)?.full}
    </p>
  );
}
