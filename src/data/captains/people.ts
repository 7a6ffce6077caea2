import { readMap, readText } from "@/domain/reading";
import type { RawDocument, Transaction } from "../documents";
import { ALL_LEAGUES } from "./invite";
import { peopleOf } from "./captains";

const leaguesIn = (rights: RawDocument | null): readonly string[] =>
  rights?.["role"] === "scorer" && Array.isArray(rights["leagues"])
    ? rights["leagues"].map(readText).filter((slug) => slug !== ALL_LEAGUES && slug !== "")
    : [];

/**
 * Returns the leagues whose administrators see an account with these rights: its leagues as a scorer and its leagues as
 * a captain.
 */
const listedIn = (rights: RawDocument | null): readonly string[] => [
  ...leaguesIn(rights),
  ...Object.keys(readMap(rights?.["captainOf"])),
];

/** Returns the entry of an account in a league's list of captains and scorers; null if it is neither there. */
export function personDocument(
  rights: RawDocument | null,
  slug: string,
  verified: boolean,
): RawDocument | null {
  const club = readText(readMap(rights?.["captainOf"])[slug]);
  const isScorer = leaguesIn(rights).includes(slug);
  if (!rights || (!isScorer && club === "")) return null;
  return {
    role: isScorer ? "scorer" : "captain",
    club,
    name: readText(rights["name"]),
    email: readText(rights["email"]),
    verified,
  };
}

/**
 * Reads an account's entries in the leagues' lists of captains and scorers, and returns a function that updates these
 * entries for new rights. This is in two steps because all reads of a transaction must come before its writes. For
 * owners and administrators of these leagues.
 * @param verified whether the address is confirmed, for a person who is listed for the first time
 */
export async function updateLeaguePeople(
  transaction: Transaction,
  uid: string,
  before: RawDocument | null,
  after: RawDocument | null,
  verified = false,
): Promise<() => void> {
  const slugs = [...new Set([...listedIn(before), ...listedIn(after)])];
  const listed = await Promise.all(
    slugs.map(async (slug) => [slug, await transaction.get(peopleOf(slug), uid)] as const),
  );
  return () => {
    for (const [slug, stored] of listed) {
      const isVerified = stored ? stored["verified"] === true : verified;
      const person = personDocument(after, slug, isVerified);
      if (person) transaction.set(peopleOf(slug), uid, person);
      else if (stored) transaction.delete(peopleOf(slug), uid);
    }
  };
}
