import type { Sport } from "@/domain/sport";
import type { Shape, StoredDocument } from "./document";
import { events } from "./events/stored";
import { fixtures } from "./fixtures/stored";
import { grounds } from "./grounds/stored";
import type { Entities, EntityKind } from "./kinds";
import { leagues } from "./leagues/stored";
import { officials } from "./officials/stored";
import { players } from "./players/stored";
import { results } from "./results/stored";
import { seasons } from "./seasons/stored";
import { standings } from "./standings/stored";
import { teams } from "./teams/stored";

/** The action that was tried with a record. */
export type Job = "adding" | "updating" | "deleting";

/** A key for administrators only; it contains ids of records, or the id of an account. */
export interface AdminOnlyKey {
  readonly label: string;
  readonly holds: "ids" | "account";
}

/** How records of a kind are stored, if that differs from their fields. Only code that saves or erases needs this. */
export interface StorageRules<T> {
  /** Returns the key under which a sport stores a field. */
  readonly nameOf?: (field: string, sport: Sport) => string;
  /** Returns a second key under which a sport stores the field as well. */
  readonly secondNameOf?: (field: string, sport: Sport) => string | undefined;
  /** Checks whether records have a field in a league of that shape. */
  readonly keeps?: (field: string, shape: Shape) => boolean;
  /**
   * Adds keys that are computed from the fields, or removes some.
   * @param fields all fields in their stored form
   */
  readonly write?: (fields: StoredDocument, entity: T, sport: Sport) => StoredDocument;
  /** Keys of old documents that no field has today, with the field to which they belong. */
  readonly aliases?: Readonly<Record<string, keyof T & string>>;
  /** Keys besides the fields that are for administrators only. */
  readonly apart?: Readonly<Record<string, AdminOnlyKey>>;
  /** Returns the score that was published first, if an update changes it; otherwise "". */
  readonly corrected?: (previous: T & { readonly corrected: string }, next: T) => string;
  /**
   * Returns the record with which the next season begins; then a copy is archived. Without this function the record
   * itself is archived.
   */
  readonly begun?: (entity: T) => T;
  /** Free-text fields that never contain a person: clubs, ids of the registry, marks. */
  readonly impersonal?: readonly (keyof T & string)[];
  /**
   * Returns problems that prevent saving besides the checks of single fields, by field.
   * @param sport the sport, if the rules of a league refuse more
   */
  readonly problems?: (
    entity: T,
    sport: Sport | undefined,
  ) => Readonly<Partial<Record<keyof T & string, string>>>;
  /**
   * Whether best marks are computed from the records: then those of a past season are published again when one of its
   * records is saved.
   */
  readonly givesBests?: true;
  /** Returns the start of the error message for a failed save; without this function: "The … could not be saved". */
  readonly failed?: (job: Job) => string;
  /** Whether a record is about a person, so that its name, former names and picture are personal data. */
  readonly isPerson?: boolean;
}

/** The kinds whose storage differs from their fields. */
const list: { readonly [K in EntityKind]?: StorageRules<Entities[K]> } = {
  events,
  fixtures,
  grounds,
  leagues,
  meets: { givesBests: true },
  officials,
  players,
  results,
  seasons,
  standings,
  teams,
};

/** Returns how records of a kind are stored. */
export function storedOf<K extends EntityKind>(kind: K): StorageRules<Entities[K]> {
  return list[kind] ?? {};
}
