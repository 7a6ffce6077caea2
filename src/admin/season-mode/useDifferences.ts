import { recordsRead } from "@/data/readState";
import { useMemo } from "react";
import type { League } from "@/domain/league/league";
import { useLive } from "../live/useLive";
import {
  playerDifferences,
  tableDifferences,
  type FigureSet,
  type Difference,
} from "./differences";
import { useSeasonRecords } from "./useSeasonState";

/** Loads every figure of the season whose stored value differs from the results; null until all records are loaded. */
export function useDifferences(league: League, figureSet: FigureSet): readonly Difference[] | null {
  const records = useSeasonRecords(league);
  const live = useLive(league, "players");
  const players = recordsRead(live);
  return useMemo(() => {
    if (!records) return null;
    if (figureSet === "table") return tableDifferences(league, records);
    return players && playerDifferences(league, players, records.results);
  }, [league, figureSet, records, players]);
}
