import { DAY } from "@/domain/durations";
import { viewPath } from "@/leagues/adminPaths";
import { useCallback } from "react";
import { isOwner } from "@/data/identity";
import { useConnection } from "@/session/ConnectionProvider";
import { useSession } from "@/session/SessionProvider";

import { useRead } from "@/data/useRead";
import { Note } from "./Note";
import { useLeague } from "@/ui/where";

/** After this many days an owner is reminded. */
const MONTH = 30;

interface BackupReminderProps {
  readonly now: number;
}

/** Tells owners when the last backup was made, and that it is time for another. Its line is there from the first drawing. */
export function BackupReminder(props: BackupReminderProps) {
  const session = useSession();
  const mayDownload = session.status === "signedIn" && isOwner(session.rights);
  return mayDownload ? <Reminder {...props} /> : null;
}

function Reminder({ now }: BackupReminderProps) {
  const league = useLeague();
  const { access } = useConnection();
  const run = useCallback(() => access.lastBackup(), [access]);
  const last = useRead(run);
  const days = last.status !== "ready" || last.value === null ? null : (now - last.value) / DAY;
  const isDue = last.status === "ready" && (days === null || days > MONTH);
  return (
    <Note action="Backups" isDue={isDue} to={viewPath(league, "backups")}>
      Last backup: {last.status === "ready" ? since(days) : waiting[last.status]}
    </Note>
  );
}

const waiting = { loading: "…", failed: "not known." } as const;

/** How long ago, so short that it stays on one line of a phone. */
function since(days: number | null): string {
  if (days === null) return "never made.";
  const whole = Math.floor(days);
  return whole < 1 ? "today." : whole === 1 ? "yesterday." : `${whole} days ago.`;
}
