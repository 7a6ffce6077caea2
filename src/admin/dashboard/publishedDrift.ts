import { DAY } from "@/domain/durations";
import type { PublicationSurvey } from "@/data/publication";
import type { Listing, SheetListings } from "@/data/reader";
import type { EntityKind } from "@/records/record";
import { lettersOf, type SheetKind } from "@/records/sheet";

/** Milliseconds until the first check: the page loads first, and a save under way reaches both sides. */
export const LATER = 1_500;
/** Milliseconds until a difference is checked again: a save may have happened in between. */
export const SECOND_CHECK_AFTER = 4_000;

/** The kinds that the dashboard loads anyway and that the published league (the "sheet") holds. */
const comparedKinds = ["fixtures", "results", "standings", "seasons", "teams"] as const;
type ComparedKind = (typeof comparedKinds)[number];

/** The listings that the dashboard has loaded; a kind that is not loaded yet is not compared. */
export type ReadKinds = { readonly [K in ComparedKind]?: Listing<K> | undefined };

/** Fields that are not compared. A record that was saved just now has another `updatedAt` here than on the server. */
const unlike = new Set(["updatedAt", "season"]);

function wordsOf(kind: SheetKind, record: object): string {
  const said: Readonly<Record<string, unknown>> = { ...record };
  const keys = Object.keys(lettersOf(kind) ?? said);
  return JSON.stringify(
    keys
      .filter((key) => !unlike.has(key))
      .toSorted()
      .map((key) => [key, said[key]]),
  );
}

/** Checks whether the published league differs from the loaded records. */
export function differsFrom(sheet: SheetListings, read: ReadKinds): boolean {
  return comparedKinds.some((kind) => {
    const listing = read[kind];
    if (!listing || listing.isCut) return false;
    const { records: shown } = sheet[kind];
    const shownWords = new Map(shown.map((one) => [one.id, wordsOf(kind, one)]));
    return (
      listing.records.length !== shownWords.size ||
      listing.records.some((one) => shownWords.get(one.id) !== wordsOf(kind, one))
    );
  });
}

/** Checks whether a published document differs from the stored records. */
export const hasDrift = ({ parts }: PublicationSurvey): boolean =>
  parts.some(({ state, records }) => state !== "published" && records > 0);

const keyOf = (slug: string) => `arena-compared/${slug}`;

/**
 * Checks whether this browser should compare every record again: a day after the last time, or one day for each
 * thousand records if there are more, so that it costs at most about a thousand reads a day.
 */
export function isDueToCompare(slug: string, records: number, now: number): boolean {
  const last = Number(localStorage.getItem(keyOf(slug)));
  return now - last > DAY * Math.max(1, records / 1000);
}

/** Notes in this browser that every record was compared and none differed. @param now epoch milliseconds */
export function noteCompared(slug: string, now: number): void {
  localStorage.setItem(keyOf(slug), String(now));
}

/** Returns the number of loaded records in all listings together. */
export const countOf = (listings: readonly (Listing<EntityKind> | undefined)[]): number =>
  listings.reduce((sum, listing) => sum + (listing?.records.length ?? 0), 0);
