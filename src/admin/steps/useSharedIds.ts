import { useCallback, useState } from "react";
import { arena } from "@arena/arena";
import { dayOf } from "@/domain/day";
import type { League } from "@/domain/league/league";
import type { EntityKind } from "@/records/record";
import { useShownSeason } from "../live/pastSeason";
import { sharedIds } from "./sharedIds";

/**
 * Returns a function that makes ids for records of a kind added in bulk to the season on the screen (see `sharedIds`).
 */
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
