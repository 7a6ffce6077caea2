import { useMemo } from "react";
import type { League } from "@/domain/league/league";
import { competitionOf, type SeasonRecords } from "@/domain/season/competition";
import { proposedStage, type ProposedStage } from "@/domain/season/proposedStage";

interface StageQuery {
  readonly id: string;
  readonly teamA: string;
  readonly teamB: string;
  readonly gameWeek: string;
  readonly stage: string;
}

/**
 * What a match that has no stage looks like, by the season's other records; null where it has one, or nothing is asked.
 */
export function useProposedStage(
  league: League,
  records: SeasonRecords | null,
  { id, teamA, teamB, gameWeek, stage }: StageQuery,
): ProposedStage | null {
  return useMemo(() => {
    if (!records || stage !== "" || league.game.scoreFormat === null) return null;
    const isOther = (one: { readonly id: string }) => one.id !== id;
    const results = records.results.filter(isOther);
    const others = { ...records, fixtures: records.fixtures.filter(isOther), results };
    return proposedStage({ teamA, teamB, gameWeek }, competitionOf(league, others), results);
  }, [league, records, id, teamA, teamB, gameWeek, stage]);
}
