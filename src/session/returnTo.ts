import type { Location } from "react-router-dom";
import { readMap, readText } from "@/domain/reading";

/** The navigation state that a page passes to the sign-in page. */
export interface Arrival {
  /** The path and query of the wanted page; null to go to the dashboard. */
  readonly wanted: string | null;
  /** Whether the session ended while the user was working. */
  readonly ended: boolean;
}

/** Returns the navigation state that leads back to a page after signing in. */
export function arrivalFrom({ pathname, search }: Location, ended: boolean): Arrival {
  return { wanted: pathname + search, ended };
}

/** Parses that state; anything that is not a path of this site is ignored. */
export function readArrival(state: unknown): Arrival {
  const stored = readMap(state);
  const wanted = readText(stored["wanted"]);
  return {
    wanted: /^\/(?![/\\])/.test(wanted) ? wanted : null,
    ended: stored["ended"] === true,
  };
}
