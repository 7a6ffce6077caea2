import { readMoment, readText } from "@/domain/reading";
import type { RawDocument } from "./documents";

/** Collection of requests for rights: `requests/{uid}`. */
export const REQUESTS = "requests";

/** A request of an account for rights on a league. */
export interface RightsRequest {
  readonly uid: string;
  readonly email: string;
  /** Whether the person has confirmed the address. */
  readonly verified: boolean;
  readonly name: string;
  readonly league: string;
  /** Server time in epoch milliseconds; null if unknown. */
  readonly at: number | null;
}

/** Reads a request for rights from its document. */
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
