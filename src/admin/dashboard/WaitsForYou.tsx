import { kickOffOf } from "@/domain/when";
import Paper from "@mui/material/Paper";
import { useCallback } from "react";
import { isOwner } from "@/data/identity";
import { viewPath } from "@/leagues/adminPaths";
import type { RecordOf } from "@/records/record";
import { useConnection } from "@/session/ConnectionProvider";
import { useSession } from "@/session/SessionProvider";
import { useLeague } from "@/ui/where";
import { arena } from "@arena/arena";
import { useTask } from "../parts/useTask";
import { titleOfResult } from "../results/title";
import { Unconfirmed } from "../results/Unconfirmed";
import { Note } from "./Note";

/** Scorers' results that an administrator has not confirmed yet, each with the button that does. */
export function UnconfirmedResults({
  results,
}: {
  readonly results: readonly RecordOf<"results">[];
}) {
  const league = useLeague();
  const waiting = results.filter(({ unconfirmed }) => unconfirmed);
  return (
    <Paper
      aria-label="Results to confirm"
      component="ul"
      hidden={waiting.length === 0}
      role="list"
      variant="rows"
    >
      {waiting.map((result) => (
        <li key={result.id}>
          <span>
            <strong>{titleOfResult(result, league)}</strong>{" "}
            {kickOffOf(result, arena.timeZone)?.date}
          </span>
          <Unconfirmed result={result} />
        </li>
      ))}
    </Paper>
  );
}

/** Who asks for rights, for those who may grant them. */
export function RightsRequests() {
  const session = useSession();
  return session.status === "signedIn" && isOwner(session.rights) ? <Requests /> : null;
}

function Requests() {
  const league = useLeague();
  const { access } = useConnection();
  const task = useTask(useCallback(() => access.requests(), [access]));
  if (task.status !== "ready" || task.value.length === 0) return null;
  const count = task.value.length;
  return (
    <Note action="Look at it" to={viewPath(league, "administrators")}>
      {count === 1 ? "One person asks for rights." : `${count} people ask for rights.`}
    </Note>
  );
}
