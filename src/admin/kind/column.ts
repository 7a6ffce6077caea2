import type { ReactNode } from "react";
import type { EntityKind, RecordOf } from "@/records/record";
import type { ResolvedClub } from "@/domain/season/clubs";
import type { League } from "@/domain/league/league";

/** What a cell may need beside its record. */
export interface CellContext {
  readonly league: League;
  readonly clubs: readonly ResolvedClub[];
}

/** A column of a kind's list, declared once: head, order and cell. */
export interface Column<K extends EntityKind> {
  readonly id: string;
  readonly label: string;
  /** The text of the head where the label would be too wide. */
  readonly short?: string;
  readonly numeric?: boolean;
  /** Shown on the cards of narrow screens too, with its label where the value alone says too little. */
  readonly onCard?: "plain" | "labelled";
  /** Left out where the table has little room. */
  readonly extra?: boolean;
  /** Holds a name that may be long, and gets room for it. */
  readonly named?: boolean;
  /** What it is sorted by; null sorts last. */
  readonly order: (record: RecordOf<K>) => string | number | null;
  readonly cell: (record: RecordOf<K>, context: CellContext) => ReactNode;
}

/** A choice that narrows a kind's list. */
export interface Filter<K extends EntityKind> {
  readonly id: string;
  readonly label: string;
  readonly everything: string;
  /** The choices a record falls under. */
  readonly choices: (record: RecordOf<K>) => readonly Choice[];
}

export interface Choice {
  /** Stable text for the address. */
  readonly key: string;
  readonly label: string;
}

/** How a kind is listed in a league. */
export interface ListDefinition<K extends EntityKind> {
  /** The first one names the record. */
  readonly columns: readonly [Column<K>, ...Column<K>[]];
  readonly filters: readonly Filter<K>[];
  /** What a search looks through. */
  readonly searchText: (record: RecordOf<K>) => string;
  /** The moment by which its natural order goes on: it is opened at now. */
  readonly dateOf?: (record: RecordOf<K>) => number | null;
  /** The order before anybody sorts. */
  readonly naturalOrder: (records: readonly RecordOf<K>[]) => readonly RecordOf<K>[];
}
