import { useState } from "react";
import { recordsIn, valueOf } from "@/data/readState";
import { useLeague } from "@/ui/leagueContext";
import { useSeasonState } from "../season-mode/useSeasonState";
import type { FigureStart } from "../kind/figures";
import type { Start } from "../kind/start";
import { useLive } from "../live/useLive";

/**
 * Returns the start of a form for a player or a table row, with the figures from the results; null while the season
 * loads.
 */
export function useFigureStart<K extends "players" | "standings">(
  kind: K,
  stored: Start<K>,
  made: FigureStart<K>,
): Start<K> | null {
  const league = useLeague();
  const read = useSeasonState(league);
  const season = valueOf(read);
  const live = useLive(league, kind);
  const [start, setStart] = useState(stored.record ? null : stored);
  if (!start && read.status !== "loading")
    setStart(season ? made(league, stored, season, recordsIn(live)) : stored);
  return start;
}
