import type { ReactNode } from "react";
import type { EntityKind, RecordOf } from "@/records/record";
import type { ResolvedClub } from "@/domain/season/clubs";
import type { League } from "@/domain/league/league";

/** Data that a cell may need in addition to its record. */
export interface CellContext {
  readonly league: League;
  readonly clubs: readonly ResolvedClub[];
}

/** A column of a kind's list: its heading, its order and its cells. */
export interface Column<K extends EntityKind> {
  readonly id: string;
  readonly label: string;
  /** The heading if the label is too wide. */
  readonly short?: string;
  readonly numeric?: boolean;
  /** Set if it is also on the cards of narrow screens: without its label, or with it if the value alone is unclear. */
  readonly onCard?: "plain" | "labelled";
  /** Left out if the table has little room. */
  readonly extra?: boolean;
  /** Whether it holds names, which may be long and so get more room. */
  readonly named?: boolean;
  /** Returns the value to sort by; null sorts last. */
  readonly order: (record: RecordOf<K>) => string | number | null;
  readonly cell: (record: RecordOf<K>, context: CellContext) => ReactNode;
}

/** A filter of a kind's list. */
export interface Filter<K extends EntityKind> {
  readonly id: string;
  readonly label: string;
  readonly everything: string;
  /** Returns the choices that include a record. */
  readonly choices: (record: RecordOf<K>) => readonly Choice[];
}

export interface Choice {
  /** The text for the page's address; it stays the same when the label changes. */
  readonly key: string;
  readonly label: string;
}

/** The list of a kind in a league: its columns, filters, search and order. */
export interface ListDefinition<K extends EntityKind> {
  /** The first column names the record. */
  readonly columns: readonly [Column<K>, ...Column<K>[]];
  readonly filters: readonly Filter<K>[];
  /** Returns the text to search in. */
  readonly searchText: (record: RecordOf<K>) => string;
  /** Returns the time of a record, in epoch milliseconds, if the natural order is by time: the list opens at now. */
  readonly dateOf?: (record: RecordOf<K>) => number | null;
  /** Returns the records in the order that is shown before the user sorts by a column. */
  readonly naturalOrder: (records: readonly RecordOf<K>[]) => readonly RecordOf<K>[];
}
