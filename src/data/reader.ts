import type { EntityKind, RecordOf, Unreadable } from "@/records/record";
import type { SheetKind } from "@/records/sheet";
import type { LeagueEntry } from "@/domain/league/league";
import type { DataFailure } from "./failure";
import type { LiveState } from "./liveState";

/** What a league holds of one kind at a moment. */
export interface Listing<K extends EntityKind> {
  readonly records: readonly RecordOf<K>[];
  readonly unreadable: readonly Unreadable[];
  /** When it was read, in epoch milliseconds by this device's clock. */
  readonly readAt: number;
  /** Where it came from: the aggregation document, or the collection listed. */
  readonly source: "published" | "collection";
  /** The records are matches as the league's sheet has them: without line-ups, scorers and bookings. */
  readonly isBrief?: boolean;
  /** Of a kind that is published with its days: the first and the last day of each, as they are stored, by the record's id. */
  readonly days?: Readonly<Record<string, { readonly first: string; readonly last: string }>>;
  /** There are more records than a visit reads of a collection that is not published. */
  readonly isCut?: boolean;
}

export interface ReadOptions {
  readonly signal?: AbortSignal;
  /** A past season's id; the current season without it. */
  readonly season?: string;
  /**
   * Everything that is stored of each record. Without it matches come as the league's sheet has them,
   * which is enough for every list and table: no line-ups, scorers, bookings and logos.
   */
  readonly whole?: boolean;
}

/** One record of a league. */
export interface RecordRequest<K extends EntityKind> {
  readonly league: LeagueEntry;
  readonly kind: K;
  readonly id: string;
}

/** How visitors read: one kind of one league at a time, without any SDK. */
export interface LeagueReader {
  /**
   * Lists a league's records of one kind; an empty listing when the league keeps none.
   * @throws DataFailure when they could not be read: never an empty listing instead.
   */
  read<K extends EntityKind>(
    league: LeagueEntry,
    kind: K,
    options?: ReadOptions,
  ): Promise<Listing<K>>;
  /**
   * Reads one whole record; null when there is none of that id.
   * @throws DataFailure
   */
  readRecord<K extends EntityKind>(
    request: RecordRequest<K>,
    signal?: AbortSignal,
  ): Promise<RecordOf<K> | null>;
  /**
   * What this browser read last, if it has kept it: for when it cannot be read again. A reader that
   * needs no network has none.
   */
  readonly lastRead?: <K extends EntityKind>(
    league: LeagueEntry,
    kind: K,
    options?: Omit<ReadOptions, "signal">,
  ) => Promise<Listing<K> | null>;
}

/** The matches and tables of a league's current season at one moment. */
export type SheetListings = { readonly [K in SheetKind]: Listing<K> };

/** How visitors follow a match: the sheet of the current season, as it changes. */
export interface LiveReader {
  /**
   * Calls `onSheet` now and at every change until the returned function is called. After a failure
   * it is not called until the connection works again.
   */
  watch(
    league: LeagueEntry,
    onSheet: (listings: SheetListings) => void,
    onFailure: (failure: DataFailure) => void,
  ): () => void;
  /** The same for the state of the league's live matches: one small document, one read a change. */
  watchMatches(
    league: LeagueEntry,
    onState: (state: LiveState) => void,
    onFailure: (failure: DataFailure) => void,
  ): () => void;
}
