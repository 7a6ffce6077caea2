import Button from "@mui/material/Button";
import { useCallback } from "react";
import { isOwner } from "@/data/identity";
import type { League } from "@/leagues/league";
import { useConnection } from "@/session/ConnectionProvider";
import { useSession } from "@/session/SessionProvider";
import { Link } from "@/ui/Link";
import { upkeepPath } from "../upkeep/upkeepPath";
import { useTask } from "../upkeep/useTask";
import styles from "./Dashboard.module.css";

const DAY = 86_400_000;
/** After so many days an owner is reminded. */
const MONTH = 30;

interface BackupReminderProps {
  readonly league: League;
  readonly now: number;
}

/** Reminds owners of a backup that is old, or was never made. */
export function BackupReminder(props: BackupReminderProps) {
  const session = useSession();
  const mayDownload = session.status === "signedIn" && isOwner(session.rights);
  return mayDownload ? <Reminder {...props} /> : null;
}

function Reminder({ league, now }: BackupReminderProps) {
  const { access } = useConnection();
  const run = useCallback(() => access.lastBackup(), [access]);
  const last = useTask(run);
  if (last.status !== "ready") return null;
  const days = last.value === null ? null : Math.floor((now - last.value) / DAY);
  if (days !== null && days <= MONTH) return null;
  return (
    <p className={`${styles.calm} ${styles.row}`}>
      <span className={styles.words}>
        {days === null
          ? "Everything is stored in one place only: no backup has been downloaded yet."
          : `The last backup was downloaded ${days} days ago.`}
      </span>
      <Button component={Link} to={upkeepPath(league, "backups")} variant="text">
        Backups
      </Button>
    </p>
  );
}
