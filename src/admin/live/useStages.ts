import { useMemo } from "react";
import type { League } from "@/domain/league/league";
import { cupsIn } from "@/domain/season/cups";
import { settingsOf } from "@/domain/season/seasons";
import type { Choice } from "../fields/ChoiceInput";
import { stageChoices } from "../results/stageChoices";
import { useFormat } from "./useFormat";
import { useRecords } from "./useLive";

/** Returns the stages of the current season and its cups, with the names that forms use. */
export function useStages(league: League): readonly Choice[] {
  const format = useFormat(league);
  const seasons = useRecords(league, "seasons");
  return useMemo(
    () => stageChoices(format, cupsIn(settingsOf(league, seasons, undefined).cups), ""),
    [league, format, seasons],
  );
}
