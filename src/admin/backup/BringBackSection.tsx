import TextField from "@mui/material/TextField";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { asFailure } from "@/data/failure";
import type { BatchResult } from "@/data/batches/batch";
import type { Backup, BackupPreview, BackupRecord } from "@/data/ownerTasks";
import { formatKickOff } from "@/domain/time";
import { arena } from "@arena/arena";
import { useConnection } from "@/session/ConnectionProvider";
import { useBatch } from "../batches/useBatch";
import { RunningJob } from "../batches/JobBar";
import { useJob } from "../batches/useJob";
import { download } from "../export/csv";
import { refusedCsv } from "./refusedCsv";
import { BackupChoice } from "./BackupChoice";
import { textOf } from "./backupFiles";
import { Section } from "../parts/Section";
import { nameOf } from "./backupWords";

/** Records back from a file: what would happen first, then one save for each. */
export function BringBackSection() {
  const { ownerTasks } = useConnection();
  const { job, start, stop } = useJob();
  const batch = useBatch(null);
  const [backup, setBackup] = useState<Backup | null>(null);
  const [preview, setPreview] = useState<BackupPreview | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<BatchResult<BackupRecord, BackupRecord> | null>(null);
  const [doing, setDoing] = useState("");

  const look = (chosen: Backup) =>
    start(async (running) => {
      setDoing("Comparing with the database");
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
          const brought = await tasks.bringBack(records, running);
          setOutcome(brought);
          const now = backup && (await tasks.previewBackup(backup));
          setPreview(now);
          return {
            brought,
            isAllBack: now?.records.every(({ fate }) => fate !== "added") ?? false,
          };
        },
        isFinished: ({ brought }) => brought.left.length === 0,
        // Of one record by itself nothing follows for the others.
        endsEarlier: ({ isAllBack }) => isAllBack,
      });
    });

  return (
    <Section panel title="Bring records back">
      <Typography variant="lead">
        Choose a file that was downloaded here. You see first what it would add or change; nothing
        is deleted. Each record is saved by itself, with an entry in its history. The history in the
        file and the rights stay in the file.
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
        failed="It broke off; what was brought back stays. Choose the file again to go on."
        onStop={stop}
        job={job}
      />
      {outcome && <OutcomeWords outcome={outcome} />}
      {preview && (
        <>
          <p>
            Backup of {formatKickOff(preview.made, arena.timeZone)?.full}:{" "}
            {preview.records.length.toLocaleString(arena.locale)} records;{" "}
            {preview.onlyKept.toLocaleString(arena.locale)} entries of history and rights stay in
            the file.
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
          <Button onClick={() => download("not-brought-back.csv", refusedCsv(failed))}>
            Download what was refused (CSV)
          </Button>
        </>
      )}
    </Alert>
  );
}
