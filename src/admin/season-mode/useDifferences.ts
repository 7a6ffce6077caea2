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

/** Every figure of the season that is stored with another value than the results give; null until all is read. */
export function useDifferences(league: League, figureSet: FigureSet): readonly Difference[] | null {
  const records = useSeasonRecords(league);
  const players = useLive(league, "players");
  const squads = recordsRead(players);
  return useMemo(() => {
    if (!records) return null;
    if (figureSet === "table") return tableDifferences(league, records);
    return squads && playerDifferences(league, squads, records.results);
  }, [league, figureSet, records, squads]);
}
