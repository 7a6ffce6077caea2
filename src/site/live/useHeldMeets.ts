import { recordsIn } from "@/data/readState";
import { useMemo } from "react";
import type { League } from "@/domain/league/league";
import { timedMeets, type TimedMeet } from "@/domain/season/meets";
import { useHeld } from "./useHeldMatches";

/** The meets of the league by date, as far as they and their events are held: knowing them reads nothing. */
export function useHeldMeets(league: League): readonly TimedMeet[] {
  const meets = useHeld(league, "meets");
  const brief = useHeld(league, "events");
  const whole = useHeld(league, "events", true);
  // Some pages read them with the athletes, which tells all that the sheet does.
  const events = brief?.status === "ready" ? brief : whole;
  const planned = recordsIn(meets);
  const entered = recordsIn(events);
  return useMemo(() => timedMeets(planned, entered), [planned, entered]);
}
