import type { LeagueStore } from "@/data/store";
import type { Entities, EntityKind, RecordOf } from "@/records/record";
import type { FormValues } from "../fields/values";
import type { FormContext } from "./formContext";
import type { Start, Target } from "./start";
import type { Warning } from "./warning";

/** What is wrong with what was typed, by field. */
export type FieldProblems = Readonly<Record<string, string | undefined>>;

/** @param next what another record that is to be added now begins with; null where none is */
export type OnSaved<K extends EntityKind> = (
  saved: RecordOf<K>,
  next: Partial<Entities[K]> | null,
) => void;

/** What any form of a record is given. */
export interface RecordFormProps<K extends EntityKind> {
  readonly start: Start<K>;
  /** Under which name the draft is kept: a record's id, or one for all new records. */
  readonly draftName: string;
  /** The record of now; undefined when it is no longer listed. */
  readonly current: RecordOf<K> | undefined;
  /** Where "Cancel" leads. */
  readonly cancelTo: string;
  readonly onSaved: OnSaved<K>;
}

/** What a form makes of what is typed, beyond what any record is checked for. */
export interface FormRules<K extends EntityKind> {
  /** What prevents saving. */
  readonly problems?: (
    values: FormValues,
    entity: Entities[K],
    around: FormContext,
  ) => FieldProblems;
  /** What to look at before saving. */
  readonly warnings?: (entity: Entities[K], around: FormContext) => readonly Warning[];
  /** What is saved for what was typed. */
  readonly counted?: (entity: Entities[K], target: Target<K>, around: FormContext) => Entities[K];
  /** The id of a new record, where what was typed decides it. */
  readonly idOfNew?: (entity: Entities[K], id: string, around: FormContext) => string;
  /** What the next record that is added probably shares with this one. */
  readonly next?: (entity: Entities[K]) => Partial<Entities[K]>;
  /** Called after a record was added. */
  readonly added?: (saved: RecordOf<K>, around: FormContext, store: LeagueStore) => void;
}
