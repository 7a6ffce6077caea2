import { limits } from "@/domain/limits";
import { readMoment, readText } from "@/domain/reading";
import type { RawDocument } from "../documents";

/** Collection of the switches for a league's captains: `captains/{slug}`. */
export const CAPTAINS = "captains";

/**
 * Returns the path of the collection that lists a league's captains and scorers for its administrators:
 * `captains/{slug}/people/{uid}`.
 */
export const peopleOf = (slug: string): string => `${CAPTAINS}/${slug}/people`;

/** Switches that say what a league's captains may save. */
export interface CaptainSwitches {
  /** Whether captains may save anything at all. */
  readonly on: boolean;
  /** From this moment captains can no longer change squads, in epoch milliseconds; null if there is no such moment. */
  readonly squadsUntil: number | null;
}

/** Reads the switches of a league. In a league without the document captains may save nothing. */
export const switchesIn = (stored: RawDocument | null): CaptainSwitches => ({
  on: stored?.["on"] === true,
  squadsUntil: readMoment(stored?.["squadsUntil"]),
});

/** Returns the document of the switches. */
export const switchesDocument = ({ on, squadsUntil }: CaptainSwitches): RawDocument => ({
  on,
  squadsUntil: squadsUntil === null ? null : new Date(squadsUntil),
});

/** Whether captains may change their squads. @param now the server's time in epoch milliseconds */
export const areSquadsOpen = ({ on, squadsUntil }: CaptainSwitches, now: number): boolean =>
  on && (squadsUntil === null || now < squadsUntil);

/** A captain or a scorer of a league, as its administrators see them. */
export interface LeaguePerson {
  readonly uid: string;
  readonly role: "captain" | "scorer";
  /** The id of the captain's club; "" for a scorer who is not a captain. */
  readonly club: string;
  readonly name: string;
  readonly email: string;
  /** Whether the person has confirmed the address. */
  readonly verified: boolean;
}

/** Reads a captain or scorer from the stored document; null if its role is neither. */
export function personIn(uid: string, stored: RawDocument): LeaguePerson | null {
  const role = (["captain", "scorer"] as const).find((one) => one === stored["role"]);
  if (!role) return null;
  const club = readText(stored["club"]);
  return {
    uid,
    role,
    club: limits.idPattern.test(club) ? club : "",
    name: readText(stored["name"]),
    email: readText(stored["email"]),
    verified: stored["verified"] === true,
  };
}
