import { useCallback, useMemo, useState } from "react";
import { arena } from "@arena/arena";
import type { CaptainRequest } from "@/data/captains/captainRequests";
import { readReportedScore } from "@/data/captains/reportedScore";
import type { Report } from "@/data/captains/reports";
import { useRead } from "@/data/useRead";
import { reportedMatches, type MatchReport, type ReportedMatch } from "@/domain/captains/reports";
import { useConnection } from "@/session/ConnectionProvider";
import { useLeague } from "@/ui/leagueContext";
import { useRecords } from "../live/useLive";

/** What captains of a league wait for, as it was read last. */
interface Papers {
  readonly reports: readonly Report[];
  readonly requests: readonly CaptainRequest[];
}

const nothing: Papers = { reports: [], requests: [] };

/** Reads reports and requests, where the league has captains. */
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
  return useRead(run);
}

/** A stored report as matches read it; none where its score says nothing. */
function matchReport({ fixture, side, at, score, note }: Report): MatchReport[] {
  const said = readReportedScore(score);
  return said ? [{ fixture, side: side === "a" ? "A" : "B", at, score: said, note }] : [];
}

/** The reported matches that wait for an administrator. */
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
