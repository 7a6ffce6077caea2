import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useCallback, useState } from "react";
import { formatKickOff } from "@/domain/time";
import { arena } from "@arena/arena";
import { useConnection } from "@/session/ConnectionProvider";
import { TaskProgress } from "../owners/TaskProgress";
import { useLongTask } from "../owners/useLongTask";
import { AdminIcon } from "../parts/AdminIcon";
import { agoOf } from "../parts/ago";
import { useTask } from "../parts/useTask";
import { Section } from "../parts/Section";
import { backupName, hand, pack } from "./backupFiles";

/** What was downloaded just now. */
interface Handed {
  readonly name: string;
  readonly documents: number;
  readonly noted: boolean;
}

/** Everything that is stored, as one dated file. */
export function DownloadSection() {
  const { ownerTasks } = useConnection();
  const { task, start, stop } = useLongTask();
  const [handed, setHanded] = useState<Handed | null>(null);
  const [turn, setTurn] = useState(0);

  const download = () =>
    void start(async (running) => {
      setHanded(null);
      const made = Date.now();
      const found = await (await ownerTasks()).download(running);
      if (!found) return;
      const file = await pack(found.lines);
      const name = backupName(made, file.isPacked);
      hand(file.blob, name);
      setHanded({ name, documents: found.documents, noted: found.noted });
      setTurn((before) => before + 1);
    });

  return (
    <Section panel title="Download everything">
      <LastBackup key={turn} />
      <Typography variant="lead">
        One file with all leagues, seasons, clubs, settings, rights and the whole history of
        changes. It costs nothing but one read for each document. It holds students’ names and
        administrators’ addresses: keep it where only owners come, and delete it when it is a year
        old.
      </Typography>
      <TaskProgress
        counted="documents"
        doing="Reading the database"
        failed="Nothing was downloaded."
        onStop={stop}
        task={task}
      />
      {handed && (
        <p role="status">
          {`Downloaded: ${handed.name}, ${handed.documents.toLocaleString(arena.locale)} documents.`}
          {!handed.noted && " The date could not be noted, so the dashboard will not know of it."}
        </p>
      )}
      {task.at !== "running" && (
        <Button
          onClick={download}
          startIcon={<AdminIcon name="download" />}
          variant={handed ? "outlined" : "contained"}
        >
          Download everything
        </Button>
      )}
    </Section>
  );
}

/** When the last one was made, by whichever owner. */
function LastBackup() {
  const { access } = useConnection();
  const run = useCallback(() => access.lastBackup(), [access]);
  const last = useTask(run);
  if (last.status === "loading") return <p>&nbsp;</p>;
  if (last.status === "failed") return <p>When the last backup was made is not known.</p>;
  if (last.value === null) return <p>No backup has been downloaded yet.</p>;
  return (
    <p>
      Last backup: {agoOf(last.value)} · {formatKickOff(last.value, arena.timeZone)?.full}
    </p>
  );
}
