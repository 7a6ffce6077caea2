import { visitorZone } from "@/domain/time";
import { arena } from "@arena/arena";
import { useHydrated } from "../useHydrated";

/** The zone times are shown in: the arena's in a prerendered page, then the visitor's own. */
export function useZone(): string {
  return useHydrated() ? visitorZone() : arena.timeZone;
}
