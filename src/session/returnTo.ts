import type { Location } from "react-router-dom";
import { readMap, readText } from "@/domain/reading";

/** What a page passes to the sign-in page when it sends somebody there. */
export interface Arrival {
  /** The wanted page: path and search; null to go to the dashboard. */
  readonly wanted: string | null;
  /** The session ended while the person was at work. */
  readonly ended: boolean;
}

/** The navigation state that brings a person back to that page after signing in. */
export function arrivalFrom({ pathname, search }: Location, ended: boolean): Arrival {
  return { wanted: pathname + search, ended };
}

/** Reads that state again; anything that is not a path of this site is ignored. */
export function readArrival(state: unknown): Arrival {
  const stored = readMap(state);
  const wanted = readText(stored["wanted"]);
  return {
    wanted: /^\/(?![/\\])/.test(wanted) ? wanted : null,
    ended: stored["ended"] === true,
  };
}
