import { readMoment, readText } from "@/domain/reading";
import type { RawDocument } from "./documents";

/** Where those wait who ask for rights: `requests/{uid}`. */
export const REQUESTS = "requests";

/** Somebody asks to be allowed to work on a league. */
export interface RightsRequest {
  readonly uid: string;
  readonly email: string;
  /** Whether the address is known to be the person's. */
  readonly verified: boolean;
  readonly name: string;
  readonly league: string;
  /** Server time in epoch milliseconds. */
  readonly at: number | null;
}

/** A stored request. */
export function requestIn(uid: string, stored: RawDocument): RightsRequest {
  return {
    uid,
    email: readText(stored["email"]),
    verified: stored["verified"] === true,
    name: readText(stored["name"]),
    league: readText(stored["league"]),
    at: readMoment(stored["at"]),
  };
}
