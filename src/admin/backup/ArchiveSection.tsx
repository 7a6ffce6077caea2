import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useCallback, useState } from "react";
import { arena } from "@arena/arena";
import { archiveEnd, ARCHIVE_DAYS, type Archive } from "@/data/archives";
import { asFailure } from "@/data/failure";
import type { ArchiveFile } from "@/data/ownerTasks";
import { serverNow } from "@/domain/serverTime";
import { formatKickOff } from "@/domain/time";
import type { RecordOf } from "@/records/record";
import { collectionOf } from "@/records/shape";
import { useConnection } from "@/session/ConnectionProvider";
import { useLeague } from "@/ui/leagueContext";
import { useRecords } from "../live/useLive";
import { RunningJob } from "../batches/JobBar";
import { useJob } from "../batches/useJob";
import { Ask } from "../parts/Ask";
import { Section } from "../parts/Section";
import { useRead } from "@/data/useRead";
import { archiveName, hand, pack, textOf } from "./backupFiles";

const dayOf = (time: number) => formatKickOff(time, arena.timeZone)?.full ?? "";
const entriesOf = (count: number) =>
  count === 1 ? "1 entry" : `${count.toLocaleString(arena.locale)} entries`;

/** Returns the closed seasons whose history is in no archive yet, the latest first. */
function toArchive(records: readonly RecordOf<"seasons">[], archive: Archive | null) {
  return records
    .flatMap((season) => {
      const until = archiveEnd(season, serverNow());
      return until !== null && until > (archive?.until ?? 0)
        ? [{ id: season.id, label: season.label, until }]
        : [];
    })
    .toSorted((a, b) => b.until - a.until);
}

/**
 * A panel that moves the history of closed seasons out of the database into a file, in three steps: download the file,
 * choose it again as a proof that it is stored, remove the entries from the database.
 */
export function ArchiveSection() {
  const league = useLeague();
  const { maintenance } = useConnection();
  const latest = useRead(useCallback(() => maintenance.archive(league), [maintenance, league]));
  if (!collectionOf(league, "seasons")) return null;
  return (
    <Section panel title={`Archive the history of ${league.name}`}>
      <Typography variant="lead">
        The history keeps every save and every tap beside the pitch. Once a season is closed, its
        history can move into a file that you keep, so that backups stay small. What stays: the last{" "}
        {ARCHIVE_DAYS} days, the last change of everything, and all about administrators, backups
        and erased people.
      </Typography>
      {latest.status === "failed" && (
        <Alert
          action={<Button onClick={latest.again}>Try again</Button>}
          role="alert"
          severity="error"
        >
          The end of the history could not be loaded. {latest.failure.message}
        </Alert>
      )}
      {latest.status === "ready" && (
        <>
          {latest.value && <Removal again={latest.again} archive={latest.value} />}
          <MakeArchive again={latest.again} latest={latest.value} />
        </>
      )}
    </Section>
  );
}

/** Buttons to download an archive; the database notes it after the user has chosen the downloaded file again. */
function MakeArchive({
  latest,
  again,
}: {
  readonly latest: Archive | null;
  readonly again: () => void;
}) {
  const league = useLeague();
  const { ownerTasks } = useConnection();
  const seasons = toArchive(useRecords(league, "seasons"), latest);
  const { job, start, stop } = useJob();
  const [file, setFile] = useState<ArchiveFile | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);

  const download = (season: string) =>
    void start(async (running) => {
      setFile(null);
      setWrong(null);
      const found = await (await ownerTasks()).readArchive(league, season, running);
      if (!found) return;
      const packed = await pack(found.lines);
      hand(packed.blob, archiveName(league.slug, season, packed.isPacked));
      setFile(found);
    });

  const confirm = async (field: HTMLInputElement) => {
    const [chosen] = field.files ?? [];
    if (!chosen || !file) return;
    setWrong(null);
    try {
      await (await ownerTasks()).confirmArchive(file, await textOf(chosen));
      again();
    } catch (thrown) {
      setWrong(asFailure(thrown).message);
    }
  };

  if (seasons.length === 0 && !file)
    return (
      <p>
        {latest ? "No season was closed since." : "No closed season has a history to archive yet."}
      </p>
    );
  return (
    <>
      {job.at !== "running" && (
        <Stack direction="row" spacing={3}>
          {seasons.map(({ id, label }) => (
            <Button key={id} onClick={() => download(id)} variant="outlined">
              {`Download until the end of ${label}`}
            </Button>
          ))}
        </Stack>
      )}
      <RunningJob
        counted="entries"
        doing="Reading the history"
        failed="Nothing was downloaded."
        onStop={stop}
        job={job}
      />
      {file && (
        <>
          <p role="status">
            {`Downloaded: ${entriesOf(file.count)} until ${dayOf(file.until)}. Digest `}
            <code>{file.digest.slice(0, 16)}</code>. Put the file where you keep backups, then
            choose it there: only a file that can be read again counts as stored.
          </p>
          <TextField
            label="The downloaded file"
            onChange={({ target }) => {
              if (target instanceof HTMLInputElement) void confirm(target);
            }}
            slotProps={{ htmlInput: { accept: ".json,.gz,application/json,application/gzip" } }}
            type="file"
          />
        </>
      )}
      {wrong !== null && (
        <Alert role="alert" severity="error">
          Nothing was noted. {wrong}
        </Alert>
      )}
    </>
  );
}

/** The date until which the history is archived, with buttons to remove the archived entries or to undo the archive. */
function Removal({ archive, again }: { readonly archive: Archive; readonly again: () => void }) {
  const league = useLeague();
  const { ownerTasks } = useConnection();
  const { job, start, stop } = useJob();
  const [removed, setGone] = useState<number | null>(null);
  const [asks, setAsks] = useState(false);
  const remove = () => {
    setAsks(false);
    void start(async (running) => {
      setGone(null);
      setGone(await (await ownerTasks()).removeArchived(league, running));
    });
  };
  const takeBack = () =>
    void start(async () => {
      await (await ownerTasks()).reopenArchive(league);
      again();
    });
  return (
    <>
      <p>
        {`The history until ${dayOf(archive.until)} is in an archive of ${entriesOf(archive.count)}, digest `}
        <code>{archive.digest.slice(0, 16)}</code>.
      </p>
      <RunningJob
        counted="entries"
        doing="Removing what the archive holds"
        failed="It stopped early. What was removed stays removed; begin again to continue."
        onStop={stop}
        job={job}
      />
      {removed !== null && (
        <p role="status">
          {removed === 0 ? "There was nothing left to remove." : `Removed: ${entriesOf(removed)}.`}
        </p>
      )}
      {job.at !== "running" && (
        <Stack direction="row" spacing={3}>
          <Button onClick={takeBack}>Undo this archive</Button>
          <Button color="error" onClick={() => setAsks(true)} variant="outlined">
            Remove what the archive holds
          </Button>
        </Stack>
      )}
      <Ask
        action="Remove it"
        isDangerous
        onAct={remove}
        onClose={() => setAsks(false)}
        open={asks}
        safe="Keep it"
        says="After that only your file holds these entries, and History cannot bring anything back from them. What is saved now stays unchanged."
        title="Remove the archived history?"
      />
    </>
  );
}
