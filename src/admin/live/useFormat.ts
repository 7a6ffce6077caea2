import { useMemo } from "react";
import { formatOf, type Format } from "@/domain/season/format";
import type { League } from "@/domain/league/league";
import { settingsOf } from "@/domain/season/seasons";
import { useRecords } from "./useLive";

/** Returns the format of the current season; until the seasons are loaded, the one in the league's file. */
export function useFormat(league: League): Format {
  const seasons = useRecords(league, "seasons");
  return useMemo(() => formatOf(league, settingsOf(league, seasons, undefined)), [league, seasons]);
}
