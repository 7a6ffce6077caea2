import { useMemo } from "react";
import { recordsRead } from "@/data/readState";
import { compareNames } from "@/domain/names";
import type { GroundOf } from "@/domain/schedule/callOff";
import { groundOf, groundToday } from "@/domain/schedule/ground";
import { useLeague } from "@/ui/leagueContext";
import { useLive } from "../live/useLive";

/** The arena's grounds, by name and live; `grounds` is null until they are read. */
export function useGrounds() {
  const live = useLive(useLeague(), "grounds");
  const records = recordsRead(live);
  const grounds = useMemo(
    () => records?.map(groundOf).toSorted((a, b) => compareNames(a.name, b.name)) ?? null,
    [records],
  );
  return { live, grounds };
}

/** What the ground that a match names is called today: as the match says while the grounds are not read. */
export function useGroundOf(): GroundOf {
  const { grounds } = useGrounds();
  return useMemo(() => (stadium) => groundToday(stadium, grounds ?? []), [grounds]);
}
