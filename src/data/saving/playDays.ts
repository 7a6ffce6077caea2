import { dayOf } from "@/domain/day";
import { readMap, readMoment, readText } from "@/domain/reading";
import { arena } from "@arena/arena";
import { kinds } from "@/records/kinds";
import { SERVER_TIME, type Documents, type RawDocument, type Transaction } from "../documents";
import { publishEmpty } from "../maintenance/rebuilding";
import { LEAGUES } from "../openedLeagues";
import { PUBLISHED } from "../published";
import type { RecordChange } from "./recordChange";

/** The first and the last day on which a league plays, as its published entry says them; '' where it does not. */
interface PlayDays {
  readonly first: string;
  readonly last: string;
}

const [FIRST = "", LAST = ""] = kinds.leagues.days ?? [];

/** The days in the published entry of a league; null where it has none. */
export const daysIn = (published: RawDocument | null, slug: string): PlayDays | null => {
  const entry = readMap(published?.["records"])[slug];
  if (typeof entry !== "object" || entry === null) return null;
  const said = readMap(entry);
  return { first: readText(said[FIRST]), last: readText(said[LAST]) };
};

/** The day of a fixture or a meet, by the arena's clock; null for other records and where it is open. */
function dayOfSaved({ kind }: RecordChange, saved: RawDocument | null): string | null {
  if (saved === null || (kind !== "fixtures" && kind !== "meets")) return null;
  return readText(saved["day"]) || dayOf(readMoment(saved["date"]), arena.timeZone);
}

const includes = ({ first, last }: PlayDays, day: string) =>
  first !== "" && first <= day && day <= last;

/**
 * Publishes that no league was opened in the app, where nobody has, after a session's first save: visitors ask for that
 * document. An account without that right leaves it to others.
 */
export function sayThereAreNoLeagues(documents: Documents): (by: string) => Promise<void> {
  let tried: Promise<void> | undefined;
  return async (by) => {
    tried ??= publishEmpty(documents, { collection: LEAGUES, kind: LEAGUES }, by);
    await tried.catch(() => undefined);
  };
}

/** Says in a league's published entry from when until when it plays. */
export function writeDays(transaction: Transaction, slug: string, { first, last }: PlayDays): void {
  transaction.change(PUBLISHED, LEAGUES, [
    [["records", slug, FIRST], first],
    [["records", slug, LAST], last],
    [["lastId"], slug],
    [["updatedAt"], SERVER_TIME],
  ]);
}

/**
 * After a save an opened league whose match is on an earlier or a later day than any before says so in its published entry.
 * That is a hint of where to look for matches: where it fails the next save tries again.
 */
export function followPlayDays(
  documents: Documents,
): (change: RecordChange, saved: RawDocument | null) => Promise<void> {
  const known = new Map<string, PlayDays>();
  return async (change, saved) => {
    const { slug } = change.league;
    const day = dayOfSaved(change, saved);
    const isOpened = change.collection.includes("~");
    const last = known.get(slug);
    if (!day || !isOpened || (last && includes(last, day))) return;
    const days = await documents.transact(async (transaction) => {
      const said = daysIn(await transaction.get(PUBLISHED, LEAGUES), slug);
      if (!said || includes(said, day)) return said;
      const wider = {
        first: said.first === "" || day < said.first ? day : said.first,
        last: day > said.last ? day : said.last,
      };
      writeDays(transaction, slug, wider);
      return wider;
    });
    if (days) known.set(slug, days);
  };
}
