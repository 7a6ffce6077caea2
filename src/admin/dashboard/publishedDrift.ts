import { DAY } from "@/domain/durations";
import type { PublicationSurvey } from "@/data/publication";
import type { Listing, SheetListings } from "@/data/reader";
import type { EntityKind } from "@/records/record";
import { lettersOf, type SheetKind } from "@/records/sheet";

/** The page and its listings come first, and a save that is under way reaches both sides. In milliseconds. */
export const LATER = 1_500;
/** A difference is checked again after this long: it may have been a save in between. */
export const SECOND_CHECK_AFTER = 4_000;

/** The kinds that the dashboard reads anyway and that the sheet holds. */
const comparedKinds = ["fixtures", "results", "standings", "seasons", "teams"] as const;
type ComparedKind = (typeof comparedKinds)[number];

/** What the dashboard has read of these kinds; a kind that is not here yet is not compared. */
export type ReadKinds = { readonly [K in ComparedKind]?: Listing<K> | undefined };

/** These say when and where a record was saved: one that was saved just now has another time than the server's. */
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

/** Whether the sheet shows visitors something else than the records that were read. */
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

/** Whether a part of what visitors read differs from what is stored. */
export const hasDrift = ({ parts }: PublicationSurvey): boolean =>
  parts.some(({ state, records }) => state !== "published" && records > 0);

const keyOf = (slug: string) => `arena-compared/${slug}`;

/**
 * Whether this browser should compare every record once more: a day after it did, and a day more for each thousand
 * records, so that it costs about a thousand reads a day at most.
 */
export function isDueToCompare(slug: string, records: number, now: number): boolean {
  const last = Number(localStorage.getItem(keyOf(slug)));
  return now - last > DAY * Math.max(1, records / 1000);
}

/** Every record was compared and nothing differed. */
export function noteCompared(slug: string, now: number): void {
  localStorage.setItem(keyOf(slug), String(now));
}

/** How many records were read, by kind. */
export const countOf = (listings: readonly (Listing<EntityKind> | undefined)[]): number =>
  listings.reduce((sum, listing) => sum + (listing?.records.length ?? 0), 0);
