import { useCallback, useState } from "react";
import { arena } from "@arena/arena";
import { dayOf } from "@/domain/day";
import type { League } from "@/domain/league/league";
import type { EntityKind } from "@/records/record";
import { useShownSeason } from "../live/pastSeason";
import { sharedIds } from "./sharedIds";

/** Ids for records of a kind that are added in bulk to the season that is shown. @param taken the records on file */
export function useSharedIds(
  league: League,
): (kind: EntityKind, taken: readonly { readonly id: string }[]) => (key: string) => string {
  const season = useShownSeason(league).id;
  const [day] = useState(() => dayOf(Date.now(), arena.timeZone));
  return useCallback(
    (kind, taken) =>
      sharedIds(
        [day, season, kind].join("\n"),
        taken.map(({ id }) => id),
      ),
    [day, season],
  );
}
