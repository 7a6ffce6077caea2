import { useMemo } from "react";
import { formatOf, type Format } from "@/domain/season/format";
import type { League } from "@/domain/league/league";
import { settingsOf } from "@/domain/season/seasons";
import { useRecords } from "./useLive";

/** The format in force in the current season; the registry's until the seasons are read. */
export function useFormat(league: League): Format {
  const seasons = useRecords(league, "seasons");
  return useMemo(() => formatOf(league, settingsOf(league, seasons, undefined)), [league, seasons]);
}
