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
 * Proposes a stage for a match without one, from the season's other records; null if the match has a stage, if it looks
 * like a match of the table, or if the records are not loaded.
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
