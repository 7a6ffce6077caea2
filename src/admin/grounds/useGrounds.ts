import { useMemo } from "react";
import { recordsRead } from "@/data/readState";
import { compareNames } from "@/domain/names";
import type { GroundOf } from "@/domain/schedule/callOff";
import { groundOf, groundToday } from "@/domain/schedule/ground";
import { useLeague } from "@/ui/leagueContext";
import { useLive } from "../live/useLive";

/** Subscribes to the arena's grounds, sorted by name; `grounds` is null until they are loaded. */
export function useGrounds() {
  const live = useLive(useLeague(), "grounds");
  const records = recordsRead(live);
  const grounds = useMemo(
    () => records?.map(groundOf).toSorted((a, b) => compareNames(a.name, b.name)) ?? null,
    [records],
  );
  return { live, grounds };
}

/** Returns a function that gives a ground's current name; until the grounds are loaded, the name in the match. */
export function useGroundOf(): GroundOf {
  const { grounds } = useGrounds();
  return useMemo(() => (stadium) => groundToday(stadium, grounds ?? []), [grounds]);
}
