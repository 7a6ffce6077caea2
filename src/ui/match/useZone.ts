import { useSyncExternalStore } from "react";
import { visitorZone } from "@/domain/time";
import { brand } from "@/leagues/brand";

const never = () => () => {};

/** The zone times are shown in: the arena's in a prerendered page, then the visitor's own (decisions.md, Data). */
export function useZone(): string {
  return useSyncExternalStore(never, visitorZone, () => brand.timeZone);
}
