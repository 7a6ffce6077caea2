import type { EntityKind, RecordOf, Unreadable } from "@/records/record";
import type { SheetKind } from "@/records/sheet";
import type { LeagueEntry } from "@/domain/league/league";
import type { DataFailure } from "./failure";
import type { LiveState } from "./liveState";

/** A league's records of one kind, as loaded at a moment. */
export interface Listing<K extends EntityKind> {
  readonly records: readonly RecordOf<K>[];
  readonly unreadable: readonly Unreadable[];
  /** When it was loaded, in epoch milliseconds by this device's clock. */
  readonly readAt: number;
  /** Whether the records came from a published document or from the collection itself. */
  readonly source: "published" | "collection";
  /** True if the records are in the brief form of the league's sheet: without line-ups, scorers and bookings. */
  readonly isBrief?: boolean;
  /**
   * For a kind that is published with its days: the first and the last day of each record in their stored form, by the
   * record's id.
   */
  readonly days?: Readonly<Record<string, { readonly first: string; readonly last: string }>>;
  /** True if there are more records than a visit loads from a collection that is not published. */
  readonly isCut?: boolean;
}

/** Options of loading a listing. */
export interface ReadOptions {
  readonly signal?: AbortSignal;
  /** The id of a past season; without it the current season. */
  readonly season?: string;
  /**
   * Whether to load whole records. Without it matches come in the brief form of the league's sheet, which is enough for
   * every list and table: no line-ups, scorers, bookings and logos.
   */
  readonly whole?: boolean;
}

/** A request for one record of a league. */
export interface RecordRequest<K extends EntityKind> {
  readonly league: LeagueEntry;
  readonly kind: K;
  readonly id: string;
  /** The record's `season`, where its published copy is; "" or none for the current one. */
  readonly season?: string | undefined;
}

/** Loads data for visitors: one kind of one league at a time, without any SDK. */
export interface LeagueReader {
  /**
   * Loads a league's records of one kind; an empty listing if the league does not keep that kind.
   * @throws DataFailure if they could not be loaded: never returns an empty listing instead
   */
  read<K extends EntityKind>(
    league: LeagueEntry,
    kind: K,
    options?: ReadOptions,
  ): Promise<Listing<K>>;
  /**
   * Loads one whole record; null if there is none with that id.
   * @throws DataFailure
   */
  readRecord<K extends EntityKind>(
    request: RecordRequest<K>,
    signal?: AbortSignal,
  ): Promise<RecordOf<K> | null>;
  /**
   * Returns the listing that this browser stored at an earlier visit, for when it cannot be loaded; null if it has
   * none. A reader that needs no network does not have this function.
   */
  readonly lastRead?: <K extends EntityKind>(
    league: LeagueEntry,
    kind: K,
    options?: Omit<ReadOptions, "signal">,
  ) => Promise<Listing<K> | null>;
}

/** The listings in the sheet of a league's current season at one moment. */
export type SheetListings = { readonly [K in SheetKind]: Listing<K> };

/** Watches the sheet of the current season and live matches for visitors. */
export interface LiveReader {
  /**
   * Calls `onSheet` now and at every change until the returned function is called. After a failure it is not called
   * until the connection works again.
   */
  watch(
    league: LeagueEntry,
    onSheet: (listings: SheetListings) => void,
    onFailure: (failure: DataFailure) => void,
  ): () => void;
  /** Like `watch`, for the state of the league's live matches: one small document, one read per change. */
  watchMatches(
    league: LeagueEntry,
    onState: (state: LiveState) => void,
    onFailure: (failure: DataFailure) => void,
  ): () => void;
}
