import Stack from "@mui/material/Stack";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Typography from "@mui/material/Typography";
import { useCallback, useState } from "react";
import TextField from "@mui/material/TextField";
import Alert from "@mui/material/Alert";
import type { Download, Backup, BackupPreview, BackupRecord } from "@/data/ownerTasks";
import { formatKickOff } from "@/domain/time";
import { arena } from "@arena/arena";
import { useConnection } from "@/session/ConnectionProvider";
import { valueOf, type ReadState } from "@/data/readState";
import { useRead } from "@/data/useRead";
import { asFailure } from "@/data/failure";
import type { BatchResult } from "@/data/batches/batch";
import type { League } from "@/domain/league/league";
import { isOfArena } from "@/records/kinds";
import { OwnersOnly } from "../owners/OwnersOnly";
import { RunningJob } from "../batches/JobBar";
import { useJob } from "../batches/useJob";
import { AdminIcon } from "../parts/AdminIcon";
import { agoOf } from "../parts/ago";
import { Section } from "../parts/Section";
import { useBatch } from "../batches/useBatch";
import { publishEach } from "../dashboard/publishFirst";
import { downloadCsv } from "../export/csv";
import { ArchiveSection } from "./ArchiveSection";
import { backupName, hand, pack, textOf } from "./backupFiles";
import { BackupChoice } from "./BackupChoice";
import { TidySection } from "./TidySection";
import { nameOf, refusedCsv } from "./backupWords";

/** The page where owners download a backup, bring records back from one, archive old history and tidy up. */
export default function BackupPage() {
  return (
    <OwnersOnly what="Owners of the site download everything and bring records back.">
      <Stack spacing={5}>
        <DownloadSection />
        <BringBackSection />
        <ArchiveSection />
        <TidySection />
      </Stack>
    </OwnersOnly>
  );
}

/** The file that was downloaded last since the page was opened. */
interface LatestDownload extends Pick<Download, "documents" | "noted" | "next"> {
  readonly name: string;
  readonly part: number;
}

/** A panel to download everything that is stored, as one dated file or in numbered parts. */
function DownloadSection() {
  const { ownerTasks } = useConnection();
  const { job, start, stop } = useJob();
  const [latest, setLatest] = useState<LatestDownload | null>(null);
  const [onlyNewer, setOnlyNewer] = useState(false);
  const { access } = useConnection();
  const last = useRead(useCallback(() => access.lastBackup(), [access]));
  const lastMade = valueOf(last);
  const [since, setSince] = useState<number | null>(null);

  const downloadPart = (before: LatestDownload | null) =>
    void start(async (running) => {
      const after = before ? since : onlyNewer ? lastMade : null;
      setSince(after);
      setLatest(before);
      const made = Date.now();
      const request = {
        ...(after !== null && { since: after }),
        ...(before?.next && { from: before.next }),
      };
      const found = await (await ownerTasks()).download(request, running);
      if (!found) return;
      const { documents, noted, next } = found;
      const part = (before?.part ?? 0) + 1;
      const file = await pack(found.lines);
      const name = backupName(made, file.isPacked, part > 1 || next ? part : null);
      hand(file.blob, name);
      setLatest({ name, part, documents, noted, next });
      if (!next) last.again();
    });
  const more = latest?.next ? latest : null;

  return (
    <Section panel title="Download everything">
      <LastBackup last={last} />
      <Typography variant="lead">
        All leagues with their seasons, clubs and settings, who may do what, and the whole history
        of changes: one file, or several parts where there is much. It holds students’ names and
        administrators’ e-mail addresses: keep it where only owners come, and delete it when it is a
        year old.
      </Typography>
      <Typography variant="note">
        With a free plan, download at a quiet hour: a large backup takes some of what visitors may
        load that day.
      </Typography>
      <RunningJob
        counted="records"
        doing="Gathering everything"
        failed="Nothing was downloaded."
        onStop={stop}
        job={job}
      />
      {latest && (
        <p role="status">
          {`Downloaded: ${latest.name}, ${latest.documents.toLocaleString(arena.locale)} records.`}
          {latest.next &&
            " There is more. Download the next part on this page, today or, so that enough is left for visitors, tomorrow: it continues where this one ends."}
          {!latest.next &&
            !latest.noted &&
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
          label="Only the history since the last backup (keep that file too). Not possible after a person was erased."
        />
      )}
      {job.at !== "running" && (
        <Stack direction="row" spacing={3}>
          {more && (
            <Button
              onClick={() => downloadPart(more)}
              startIcon={<AdminIcon name="download" />}
              variant="contained"
            >
              {`Download part ${more.part + 1}`}
            </Button>
          )}
          <Button
            onClick={() => downloadPart(null)}
            startIcon={<AdminIcon name="download" />}
            variant={latest ? "outlined" : "contained"}
          >
            {more ? "Begin again" : "Download everything"}
          </Button>
        </Stack>
      )}
    </Section>
  );
}

/** The date of the last backup that any owner downloaded. */
function LastBackup({ last }: { readonly last: ReadState<number | null> }) {
  if (last.status === "loading") return <p>&nbsp;</p>;
  if (last.status === "failed") return <p>The date of the last backup is not known.</p>;
  if (last.value === null) return <p>No backup has been downloaded yet.</p>;
  return (
    <p>
      Last backup: {agoOf(last.value)} · {formatKickOff(last.value, arena.timeZone)?.full}
    </p>
  );
}

/** A panel to bring records back from a file: first a preview, then one save for each record. */
function BringBackSection() {
  const { maintenance, ownerTasks, store } = useConnection();
  const { job, start, stop } = useJob();
  const batch = useBatch(null);
  const [backup, setBackup] = useState<Backup | null>(null);
  const [preview, setPreview] = useState<BackupPreview | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<BatchResult<BackupRecord, BackupRecord> | null>(null);
  const [doing, setDoing] = useState("");

  const look = (chosen: Backup) =>
    start(async (running) => {
      setDoing("Comparing with what is there now");
      setPreview(await (await ownerTasks()).previewBackup(chosen, running));
    });

  const choose = async (field: HTMLInputElement) => {
    const [file] = field.files ?? [];
    if (!file) return;
    setWrong(null);
    setPreview(null);
    setOutcome(null);
    try {
      const tasks = await ownerTasks();
      const chosen = tasks.readBackup(await textOf(file));
      setBackup(chosen);
      void look(chosen);
    } catch (thrown) {
      setBackup(null);
      setWrong(asFailure(thrown).message);
    }
  };

  const bring = (records: readonly BackupRecord[]) =>
    void start(async (running) => {
      setDoing("Bringing back");
      setOutcome(null);
      const tasks = await ownerTasks();
      await batch.run({
        batch: {
          what: "restore",
          how: String(backup?.made ?? ""),
          total: records.length,
          ids: [],
        },
        run: async () => {
          const brought = await tasks.restore(records, running);
          setOutcome(brought);
          await publishEach({ maintenance, store }, leaguesOf(brought.done));
          const now = backup && (await tasks.previewBackup(backup));
          setPreview(now);
          return {
            brought,
            isAllBack: now?.records.every(({ effect }) => effect !== "added") ?? false,
          };
        },
        isFinished: ({ brought }) => brought.left.length === 0,
        // A record that is brought back by itself does not finish an earlier batch: only when none is missing any more.
        endsEarlier: ({ isAllBack }) => isAllBack,
      });
    });

  return (
    <Section panel title="Bring records back">
      <Typography variant="lead">
        Choose a file that was downloaded here. You see first what it would add or change; nothing
        is deleted. What is brought back is listed under Changes. The file’s own history and its
        list of administrators are not brought back.
      </Typography>
      <TextField
        disabled={job.at === "running"}
        label="Backup file"
        onChange={({ target }) => {
          if (target instanceof HTMLInputElement) void choose(target);
        }}
        slotProps={{ htmlInput: { accept: ".json,.gz,application/json,application/gzip" } }}
        type="file"
      />
      {wrong !== null && (
        <Alert role="alert" severity="error">
          {wrong}
        </Alert>
      )}
      <RunningJob
        counted="records"
        doing={doing}
        failed="It stopped early. What was brought back stays; choose the file again to continue."
        onStop={stop}
        job={job}
      />
      {outcome && <OutcomeWords outcome={outcome} />}
      {preview && (
        <>
          <p>
            Backup of {formatKickOff(preview.made, arena.timeZone)?.full}:{" "}
            {preview.records.length.toLocaleString(arena.locale)} records;{" "}
            {preview.neverRestored.toLocaleString(arena.locale)} entries of history and rights stay
            in the file.
          </p>
          <BackupChoice
            busy={job.at === "running"}
            key={preview.made}
            onBring={bring}
            preview={preview}
          />
        </>
      )}
      {job.at === "failed" && backup && (
        <Button onClick={() => void look(backup)} variant="outlined">
          Try again
        </Button>
      )}
    </Section>
  );
}

/**
 * Returns the leagues that the records belong to. They are published afterwards, as a new database has none published.
 */
const leaguesOf = (records: readonly BackupRecord[]): readonly League[] => [
  ...new Set(records.flatMap(({ league, kind }) => (isOfArena(kind) ? [] : [league]))),
];

function OutcomeWords({
  outcome: { done, failed, left },
}: {
  readonly outcome: BatchResult<BackupRecord, BackupRecord>;
}) {
  return (
    <Alert severity={failed.length > 0 ? "warning" : "success"} role="status">
      {done.length === 1 ? "1 record is back." : `${done.length} records are back.`}
      {left.length > 0 && ` ${left.length} were left when you stopped.`}
      {failed.length > 0 && (
        <>
          {" "}
          {failed.length === 1 ? "One was refused:" : `${failed.length} were refused:`}
          <ul>
            {failed.slice(0, 20).map(({ item, reason }) => (
              <li key={`${item.collection}/${item.id}`}>
                {nameOf(item)}: {reason}
              </li>
            ))}
          </ul>
          <Button onClick={() => downloadCsv("not-brought-back.csv", refusedCsv(failed))}>
            Download what was refused (CSV)
          </Button>
        </>
      )}
    </Alert>
  );
}
