import { kickOffOf } from "@/domain/when";
import Paper from "@mui/material/Paper";
import { useMemo } from "react";
import type { RecordOf } from "@/records/record";
import { useLeague } from "@/ui/leagueContext";
import { arena } from "@arena/arena";
import { useRecords } from "../live/useLive";
import { titleOfResult } from "./title";
import { UnconfirmedNotice } from "./UnconfirmedNotice";

/**
 * Loads the league's results that a scorer entered and no administrator has confirmed yet. The menu, the dashboard and
 * the list all use this hook, so that they agree.
 */
export function useUnconfirmed(): readonly RecordOf<"results">[] {
  const results = useRecords(useLeague(), "results");
  return useMemo(() => results.filter(({ unconfirmed }) => unconfirmed), [results]);
}

/** The list of unconfirmed results, each with a button that confirms it. */
export function UnconfirmedResults() {
  const league = useLeague();
  const waiting = useUnconfirmed();
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
          <UnconfirmedNotice result={result} />
        </li>
      ))}
    </Paper>
  );
}
