import { limits } from "@/domain/limits";
import { readMoment, readText } from "@/domain/reading";
import type { RawDocument } from "../documents";

/** Where a league's captains are switched on and off: `captains/{slug}`. */
export const CAPTAINS = "captains";

/** Where the captains and scorers of a league are listed for its administrators: `captains/{slug}/people/{uid}`. */
export const peopleOf = (slug: string): string => `${CAPTAINS}/${slug}/people`;

/** What captains of a league may save now. */
export interface CaptainSwitches {
  /** Whether captains may save anything at all. */
  readonly on: boolean;
  /** The moment from which squads stay as they are, in epoch milliseconds; null for none. */
  readonly squadsUntil: number | null;
}

/** The switches of a league; a league without them has no captains yet. */
export const switchesIn = (stored: RawDocument | null): CaptainSwitches => ({
  on: stored?.["on"] === true,
  squadsUntil: readMoment(stored?.["squadsUntil"]),
});

/** The switches as they are stored. */
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
  /** The id of the captain's club; '' for a scorer who is no captain. */
  readonly club: string;
  readonly name: string;
  readonly email: string;
  /** Whether the address is known to be the person's. */
  readonly verified: boolean;
}

/** A stored person of a league; null where neither role is named. */
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
