import { visitorZone } from "@/domain/time";
import { arena } from "@arena/arena";
import { useHydrated } from "../useHydrated";

/** Returns the time zone of all shown times: the arena's zone in a prerendered page, afterwards the visitor's. */
export function useZone(): string {
  return useHydrated() ? visitorZone() : arena.timeZone;
}
