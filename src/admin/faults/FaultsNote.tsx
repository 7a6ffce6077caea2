import { useCallback } from "react";
import { isOwner } from "@/data/identity";
import { formatKickOff } from "@/domain/time";
import { amountInWords } from "@/domain/wording";
import { viewPath } from "@/leagues/adminPaths";
import { useConnection } from "@/session/ConnectionProvider";
import { useSession } from "@/session/SessionProvider";
import { useLeague } from "@/ui/leagueContext";
import { arena } from "@arena/arena";
import { Note } from "../dashboard/Note";
import { useRead } from "@/data/useRead";

/** The most faults that are counted: each one is a database read that costs money. */
const COUNTED = 50;

/** A note for owners with the number of stored faults of the administration; empty if there are none. */
export function FaultsNote() {
  const session = useSession();
  return session.status === "signedIn" && isOwner(session.rights) ? <FaultCount /> : null;
}

function FaultCount() {
  const league = useLeague();
  const { faults } = useConnection();
  const task = useRead(useCallback(() => faults.newest(COUNTED), [faults]));
  if (task.status !== "ready") return null;
  const oldest = task.value.at(-1);
  if (!oldest) return null;
  const many = task.value.length;
  const count = many === COUNTED ? `${COUNTED} faults or more` : amountInWords(many, "fault");
  return (
    <Note action="Look at it" to={viewPath(league, "faults")}>
      {count} of the administration since {formatKickOff(oldest.at, arena.timeZone)?.date}.
    </Note>
  );
}
