import { readMap, readText } from "@/domain/reading";
import type { RawDocument, Transaction } from "../documents";
import { ALL_LEAGUES } from "./invite";
import { peopleOf } from "./captains";

const leaguesIn = (rights: RawDocument | null): readonly string[] =>
  rights?.["role"] === "scorer" && Array.isArray(rights["leagues"])
    ? rights["leagues"].map(readText).filter((slug) => slug !== ALL_LEAGUES && slug !== "")
    : [];

/** The leagues whose administrators see somebody with these rights: those of a scorer, and those of a captain. */
const listedIn = (rights: RawDocument | null): readonly string[] => [
  ...leaguesIn(rights),
  ...Object.keys(readMap(rights?.["captainOf"])),
];

/** What a league's list says of somebody with these rights; null where it says nothing. */
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
 * Reads how leagues list somebody, and gives what writes it again for other rights: all reads of a transaction come before its
 * writes. For owners and administrators of these leagues.
 * @param verified whether the address of somebody who is listed for the first time is known to be the person's
 */
export async function followRights(
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
