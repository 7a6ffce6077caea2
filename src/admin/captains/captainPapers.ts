import { useCallback, useMemo, useState } from "react";
import { arena } from "@arena/arena";
import type { CaptainRequest } from "@/data/captains/captainRequests";
import { readReportedScore } from "@/data/captains/reportedScore";
import type { Report } from "@/data/captains/reports";
import { useLastRead, useRead } from "@/data/useRead";
import { reportedMatches, type MatchReport, type ReportedMatch } from "@/domain/captains/reports";
import { useConnection } from "@/session/ConnectionProvider";
import { useLeague } from "@/ui/leagueContext";
import { useRecords } from "../live/useLive";

/** The open reports and requests of a league's captains, as last loaded. */
interface Papers {
  readonly reports: readonly Report[];
  readonly requests: readonly CaptainRequest[];
}

const nothing: Papers = { reports: [], requests: [] };

/**
 * Loads the open reports and requests; none if captains may not save in this league. The last ones stay while they are
 * loaded again, so that a batch of results that is shown beside them keeps its progress and its undo.
 */
export function useCaptainPapers() {
  const league = useLeague();
  const { captainWork } = useConnection();
  const run = useCallback(async (): Promise<Papers> => {
    const { on } = await captainWork.switches(league);
    if (!on) return nothing;
    const [reports, requests] = await Promise.all([
      captainWork.reports(league),
      captainWork.requests(league),
    ]);
    return { reports, requests };
  }, [captainWork, league]);
  const task = useRead(run);
  return { task, papers: useLastRead(task) };
}

/** Parses a stored report; returns an empty list if its score cannot be read. */
function matchReport({ fixture, side, at, score, note }: Report): MatchReport[] {
  const said = readReportedScore(score);
  return said ? [{ fixture, side: side === "a" ? "A" : "B", at, score: said, note }] : [];
}

/** Returns the reported matches that an administrator can confirm now, not those whose other captain still has time. */
export function useReportedMatches(reports: readonly Report[]): readonly ReportedMatch[] {
  const league = useLeague();
  const fixtures = useRecords(league, "fixtures");
  const results = useRecords(league, "results");
  const [now] = useState(Date.now);
  return useMemo(
    () =>
      reportedMatches(reports.flatMap(matchReport), fixtures, results, now, arena.timeZone).filter(
        ({ state }) => state !== "waiting",
      ),
    [fixtures, now, reports, results],
  );
}
