import { dayOf } from "@/domain/day";
import { readMap, readMoment, readText } from "@/domain/reading";
import { dayOfWhen } from "@/domain/when";
import type { LeagueEntry } from "@/domain/league/league";
import { arena } from "@arena/arena";
import { kinds } from "@/records/kinds";
import {
  REMOVED,
  SERVER_TIME,
  type Documents,
  type RawDocument,
  type Transaction,
} from "../documents";
import { publishEmpty } from "../maintenance/rebuilding";
import { LEAGUES } from "../openedLeagues";
import { PUBLISHED, readFromSheet, seasonOf } from "../published";
import type { RecordChange } from "./recordChange";

/**
 * The first and the last day of play of a league in its published entry, as "YYYY-MM-DD"; "" while the current season
 * has no match.
 */
interface PlayDays {
  readonly first: string;
  readonly last: string;
}

const [FIRST = "", LAST = ""] = kinds.leagues.days ?? [];

/** The days of play that a session last saw, by the league's slug. */
const knownDays = new WeakMap<Documents, Map<string, PlayDays>>();

function knownIn(documents: Documents): Map<string, PlayDays> {
  const known = knownDays.get(documents) ?? new Map<string, PlayDays>();
  knownDays.set(documents, known);
  return known;
}

/** Returns the days of play in the published entry of a league; null if it has no entry. */
const daysIn = (published: RawDocument | null, slug: string): PlayDays | null => {
  const entry = readMap(published?.["records"])[slug];
  if (typeof entry !== "object" || entry === null) return null;
  const said = readMap(entry);
  return { first: readText(said[FIRST]), last: readText(said[LAST]) };
};

/**
 * Returns the day of a fixture or a meet of the current season in the arena's time zone; null for other records and if
 * the day is open.
 */
function dayOfSaved({ kind, league }: RecordChange, saved: RawDocument | null): string | null {
  if (saved === null || (kind !== "fixtures" && kind !== "meets")) return null;
  if (seasonOf(league, saved) !== undefined) return null;
  return readText(saved["day"]) || dayOf(readMoment(saved["date"]), arena.timeZone);
}

/** Whether the day lies within the days of play. */
const includes = ({ first, last }: PlayDays, day: string) =>
  first !== "" && first <= day && day <= last;

/**
 * Returns a function that, once in a session after a save, publishes an empty list of opened leagues if there is none
 * yet: visitors request that document. If the account lacks the right, nothing happens.
 */
export function publishEmptyLeagueList(documents: Documents): (by: string) => Promise<void> {
  let tried: Promise<void> | undefined;
  return async (by) => {
    tried ??= publishEmpty(documents, { collection: LEAGUES, kind: LEAGUES }, by);
    await tried.catch(() => undefined);
  };
}

/** Whether the collection belongs to a league that was opened in the app. */
const isOpened = (collection: string | undefined) => collection?.includes("~") === true;

/** Writes the first and last day of play to a league's published entry. */
function writeDays(transaction: Transaction, slug: string, { first, last }: PlayDays): void {
  transaction.change(PUBLISHED, LEAGUES, [
    [["records", slug, FIRST], first || REMOVED],
    [["records", slug, LAST], last || REMOVED],
    [["lastId"], slug],
    [["updatedAt"], SERVER_TIME],
  ]);
}

/**
 * Returns a function to call after each save. If a match of an opened league's current season is earlier or later than
 * its days of play, the function extends these in the league's published entry. They only say where to look for matches; if this fails,
 * the next save tries again.
 */
export function extendPlayDays(
  documents: Documents,
): (change: RecordChange, saved: RawDocument | null) => Promise<void> {
  const known = knownIn(documents);
  return async (change, saved) => {
    const { slug } = change.league;
    const day = dayOfSaved(change, saved);
    const last = known.get(slug);
    if (!day || !isOpened(change.collection) || (last && includes(last, day))) return;
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

/**
 * Sets the days of play of a league that was opened in the app to those of its current season's matches. Saves only
 * extend them, but matches may have been moved, deleted or filed since. Does nothing for other leagues.
 * @throws DataFailure; the rules allow this only to owners
 */
export async function renewPlayDays(documents: Documents, league: LeagueEntry): Promise<void> {
  const { slug, collections } = league;
  const kind = collections.meets ? "meets" : "fixtures";
  if (!isOpened(collections[kind])) return;
  const { records } = await readFromSheet(documents, { league, kind });
  const days = records.flatMap((one) => dayOfWhen(one, arena.timeZone) ?? []).toSorted();
  const now = { first: days[0] ?? "", last: days.at(-1) ?? "" };
  await documents.transact(async (transaction) => {
    const said = daysIn(await transaction.get(PUBLISHED, LEAGUES), slug);
    if (said && (said.first !== now.first || said.last !== now.last))
      writeDays(transaction, slug, now);
  });
  // The next save looks at what is stored.
  knownIn(documents).delete(slug);
}
