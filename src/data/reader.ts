import type { EntityKind, RecordOf, Unreadable } from "@/domain/records/record";
import type { League } from "@/leagues/league";
import type { DataFailure } from "./failure";

/** What a league holds of one kind at a moment. */
export interface Listing<K extends EntityKind> {
  readonly records: readonly RecordOf<K>[];
  readonly unreadable: readonly Unreadable[];
  /** When it was read, in epoch milliseconds by this device's clock. */
  readonly readAt: number;
  /** Where it came from: the aggregation document, the collection listed, or the page that carried it. */
  readonly source: "published" | "collection" | "delivered";
}

export interface ReadOptions {
  readonly signal?: AbortSignal;
  /** A past season's id; the current season without it. */
  readonly season?: string;
}

/** How visitors read: one kind of one league at a time, without any SDK. */
export interface LeagueReader {
  /**
   * Lists a league's records of one kind; an empty listing when the league keeps none.
   * @throws DataFailure when they could not be read: never an empty listing instead.
   */
  read<K extends EntityKind>(league: League, kind: K, options?: ReadOptions): Promise<Listing<K>>;
  /**
   * What this browser read last, if it has kept it: for when it cannot be read anew. A reader that
   * needs no network has none.
   */
  readonly lastRead?: <K extends EntityKind>(
    league: League,
    kind: K,
    season?: string,
  ) => Promise<Listing<K> | null>;
}

/** How visitors follow a match: what is published of the current season, as it changes. */
export interface LiveReader {
  /**
   * Calls `onListing` now and at every change until the returned function is called. After a failure
   * nothing is told until the connection works again.
   */
  watch<K extends EntityKind>(
    league: League,
    kind: K,
    onListing: (listing: Listing<K>) => void,
    onFailure: (failure: DataFailure) => void,
  ): () => void;
}
