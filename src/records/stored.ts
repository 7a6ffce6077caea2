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

/** What was to be done with a record. */
export type Job = "adding" | "updating" | "deleting";

/** The value of a key that is for administrators only: ids of records, or the id of an account. */
export interface AdminOnlyKey {
  readonly label: string;
  readonly holds: "ids" | "account";
}

/** How records of a kind are stored, where they are not stored as their fields are. Only saving and erasing need it. */
export interface StorageRules<T> {
  /** The key that a field is stored under in a sport. */
  readonly nameOf?: (field: string, sport: Sport) => string;
  /** A second key that a sport stores the field under as well. */
  readonly secondNameOf?: (field: string, sport: Sport) => string | undefined;
  /** Whether records have the field in a league of that shape. */
  readonly keeps?: (field: string, shape: Shape) => boolean;
  /** Adds keys that follow from the fields, or takes some away. @param fields every field in its stored form */
  readonly write?: (fields: StoredDocument, entity: T, sport: Sport) => StoredDocument;
  /** The keys of old documents that name no field of today, by the field that they are read into. */
  readonly aliases?: Readonly<Record<string, keyof T & string>>;
  /** Keys that a record carries beside its fields, for administrators only. */
  readonly apart?: Readonly<Record<string, AdminOnlyKey>>;
  /** The score that was published first, where an update says another one; '' where none does. */
  readonly corrected?: (previous: T & { readonly corrected: string }, next: T) => string;
  /** The record with which the next season begins: then a copy is filed. Without it the record itself is. */
  readonly begun?: (entity: T) => T;
  /** Fields that hold no person, however freely they are written: clubs, what the registry names, marks. */
  readonly impersonal?: readonly (keyof T & string)[];
  /** What prevents saving beyond what its fields say each of itself, by field. @param sport where a league's rules refuse more */
  readonly problems?: (
    entity: T,
    sport: Sport | undefined,
  ) => Readonly<Partial<Record<keyof T & string, string>>>;
  /** Best marks follow from its records: those of a past season are published again when one of it is saved. */
  readonly givesBests?: true;
  /** Why a save did not work, as the catalogue of error texts begins it; without it: "The … could not be saved". */
  readonly failed?: (job: Job) => string;
  /** A record is a person: its name, its former names and its picture are theirs. */
  readonly isPerson?: boolean;
}

/** The kinds of whose records more is to be said than their fields. */
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

/** How records of that kind are stored. */
export function storedOf<K extends EntityKind>(kind: K): StorageRules<Entities[K]> {
  return list[kind] ?? {};
}
