import type { LeagueStore } from "@/data/store";
import type { Entities, EntityKind, RecordOf } from "@/records/record";
import type { FormValues } from "../fields/values";
import type { FormContext } from "./formContext";
import type { Start, Target } from "./start";
import type { Warning } from "./warning";

/** The error message of each field; undefined if its value is right. */
export type FieldProblems = Readonly<Record<string, string | undefined>>;

/**
 * Called after a save.
 * @param next the first values of another record to add now; null if no other record is to be added
 */
export type OnSaved<K extends EntityKind> = (
  saved: RecordOf<K>,
  next: Partial<Entities[K]> | null,
) => void;

/** The props of every form of a record. */
export interface RecordFormProps<K extends EntityKind> {
  readonly start: Start<K>;
  /** The name under which the draft is stored: the id of the record, or one name for all new records. */
  readonly draftName: string;
  /** The record as it is stored now; undefined if it is no longer listed. */
  readonly current: RecordOf<K> | undefined;
  /** The address that "Cancel" leads to. */
  readonly cancelTo: string;
  readonly onSaved: OnSaved<K>;
}

/** The rules of a kind's form, in addition to the checks of every record. */
export interface FormRules<K extends EntityKind> {
  /** Returns the errors that prevent saving. */
  readonly problems?: (
    values: FormValues,
    entity: Entities[K],
    around: FormContext,
  ) => FieldProblems;
  /** Returns the warnings to look at before saving. */
  readonly warnings?: (entity: Entities[K], around: FormContext) => readonly Warning[];
  /** Returns the entity to save for the typed one, for example with computed fields. */
  readonly counted?: (entity: Entities[K], target: Target<K>, around: FormContext) => Entities[K];
  /** Returns the id of a new record, if it depends on the typed values. */
  readonly idOfNew?: (entity: Entities[K], id: string, around: FormContext) => string;
  /** Returns the values that the next new record probably shares with this one. */
  readonly next?: (entity: Entities[K]) => Partial<Entities[K]>;
  /** Called after a record was added. */
  readonly added?: (saved: RecordOf<K>, around: FormContext, store: LeagueStore) => void;
}
