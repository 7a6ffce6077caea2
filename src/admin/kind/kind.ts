import type { TabId } from "@/domain/league/pages";
import type { ComponentType, ReactNode } from "react";
import type { BatchWork } from "@/data/batches/batches";
import type { RecordsByKind } from "@/data/byKind";
import type { EmptyState } from "@/ui/EmptyState";
import type { Format } from "@/domain/season/format";
import type { League } from "@/domain/league/league";
import type { SeasonRecords } from "@/domain/season/competition";
import type { Sport } from "@/domain/sport";
import type { Lines } from "@/records/files/headings";
import type { Entities, EntityKind, RecordOf } from "@/records/record";
import type { FigureSet } from "../season-mode/differences";
import type { ControlProps, FieldWidth } from "../fields/control";
import type { FormValues } from "../fields/values";
import type { Step } from "../steps/steps";
import type { FormContext } from "./formContext";
import type { ListDefinition } from "./column";
import type { NameUses } from "./nameUses";
import type { FormRules, RecordFormProps } from "./form";
import type { PaperOf } from "./paper";
import type { FiledMatch, KnownMatch } from "@/domain/match/matchDoubts";
import type { OtherTimes } from "@/domain/match/matchKeys";
import type { PasteOutcome, TransferPolicy } from "./pasteOutcome";
import type { Warning } from "./warning";

/** The props of the buttons for selected records. Each change is one step; one undo takes back all of them. */
export interface ActionsProps<K extends EntityKind> {
  /** The selected records, as they are stored. */
  readonly records: readonly RecordOf<K>[];
  /** Saves the steps. @param what the sort of work, if the steps do not show it */
  readonly onSteps: (steps: readonly Step[], what?: BatchWork) => void;
}

/** The props of a kind's own replacement of an empty list. */
export interface EmptyProps {
  /** The buttons to add a record; null if records cannot be added. */
  readonly add: ReactNode;
  /** The usual text for an empty list. */
  readonly children: ReactNode;
}

/** How a section lists its records. */
export interface ListPart<K extends EntityKind> {
  /**
   * Returns the columns, filters, search and order of the list in a league.
   * @param season the season's records if the list waits for them (`drawnOfSeason`), otherwise null
   */
  readonly of: (league: League, format: Format, season: SeasonRecords | null) => ListDefinition<K>;
  /** Whether visitors have a page that shows the records. */
  readonly hasPage: boolean;
  /** Whether the list waits for the season's records: its figures come from them, and rows must not move once shown. */
  readonly drawnOfSeason?: boolean;
  /** Whether rows of fixtures that have begun have a button to enter their result. */
  readonly awaitsResult?: boolean;
  /** Replaces the button "Add …": a link to a separate page that adds a record. */
  readonly Add?: ComponentType;
  /** Buttons beside "Add", in the current season only. */
  readonly Buttons?: ComponentType;
  /** Notes above the list, in the current season only. */
  readonly Notes?: ComponentType;
  /** Buttons for selected records, in addition to "Delete". */
  readonly Actions?: ComponentType<ActionsProps<K>>;
  /** Replaces an empty list of the current season. */
  readonly Empty?: ComponentType<EmptyProps>;
  /** The picture of an empty list. */
  readonly spot?: Parameters<typeof EmptyState>[0]["spot"];
  /** The kind that should be added first if both lists are empty, and why. */
  readonly after?: { readonly kind: EntityKind; readonly why: string };
  /** Replaces the whole page of the list. */
  readonly Instead?: ComponentType<{ readonly title: string }>;
}

/** The fields of a kind's records, for forms, files and the history. */
export interface FieldsPart {
  /**
   * Returns the fields by section of the form, in their order. The section `figures` has the fields that results give.
   * A field that is in no section comes last.
   */
  readonly sections: (sport: Sport) => Readonly<Record<string, readonly string[]>>;
  /** Returns the sport's own labels of fields that every sport has. */
  readonly labels?: (sport: Sport) => Readonly<Record<string, string | undefined>>;
  /** Returns the suggestions for fields of free text. */
  readonly options?: (
    league: League,
    format: Format,
  ) => Readonly<Record<string, readonly string[]>>;
  /** The help texts under fields. They are not in the schema, because visitors load that and do not need them. */
  readonly helps?: Readonly<Record<string, string>>;
  /** Fields that are computed from others and have no input. */
  readonly derived?: readonly string[];
  /** Checks whether a field is asked for, given the other values. */
  readonly asks?: (name: string, values: FormValues, sport: Sport) => boolean;
}

/** A form that is written by hand in a separate file, which is loaded when the form opens. */
export interface WrittenForm<K extends EntityKind> {
  readonly Form: ComponentType<RecordFormProps<K>>;
  readonly fields: FieldsPart;
  /** Returns the first values of a new record that is added for a fixture. */
  readonly ofFixture?: (fixture: RecordOf<"fixtures">) => Partial<Entities[K]>;
}

/** A section of a form that is made from its plan. */
export interface GroupPlan {
  readonly legend: string;
  readonly names: readonly string[];
  readonly folded?: boolean;
  readonly wide?: boolean;
}

/** A form that is made from a plan: a list of its fields. */
export interface PlannedForm<K extends EntityKind> extends FormRules<K> {
  /** The sections of the form with their fields; a field that is in no section comes last, under "More". */
  readonly plan: readonly GroupPlan[];
  readonly widths?: Readonly<Record<string, FieldWidth>>;
  /** The help texts, as in `FieldsPart`. */
  readonly helps?: FieldsPart["helps"];
  readonly options?: FieldsPart["options"];
  /** Special inputs for fields whose text has a format; their code is loaded with the form (`laterPage`). */
  readonly controls?: Readonly<Record<string, ComponentType<ControlProps>>>;
  /** The heading of the form, if the record is named after another record. */
  readonly Title?: ComponentType<{ readonly record: RecordOf<K> }>;
  /** Returns the first values of a new record. */
  readonly fresh?: () => Partial<Entities[K]>;
  /** Returns the first values of a new record with a given id: for an event, its meet and number. */
  readonly ofId?: (id: string) => Partial<Entities[K]>;
  /** Counts the records that use the former name, for the notice after a renaming. */
  readonly followers?: (around: FormContext, former: string) => NameUses;
}

/** The figures that are computed from results, unless the season keeps them by hand. */
export interface FiguresPart<K extends EntityKind> {
  readonly figureSet: FigureSet;
  /** Returns the records with the figures that a list shows. */
  readonly shown: (
    league: League,
    records: readonly RecordOf<K>[],
    season: SeasonRecords,
  ) => readonly RecordOf<K>[];
}

/** How pasted rows that are matches are recognised. */
interface MatchesPart<K extends EntityKind> {
  readonly of: (entity: Entities[K]) => KnownMatch;
  /** Whether the rows are fixtures or results. */
  readonly list: FiledMatch["kind"];
  /**
   * Checks whether two rows of one match have different scores.
   * @param isTurned whether the second row has home and away exchanged
   */
  readonly contradicts?: (one: Entities[K], other: Entities[K], isTurned: boolean) => boolean;
  /** Exchanges home and away of a record; absent for results, whose scores would have to be exchanged too. */
  readonly atOtherHome?: (record: RecordOf<K>) => RecordOf<K>;
}

/** How rows of a spreadsheet become records. */
export interface PastePart<K extends EntityKind> {
  /** What the lines are about, and which columns they can have in addition to the fields under their own names. */
  readonly lines?: Lines;
  /** Returns the keys that identify a record without its id, the most certain first. */
  readonly keys: (entity: Entities[K]) => readonly string[];
  /** Returns the keys that a row is searched by, if they differ from `keys`; the first that matches counts. */
  readonly lookups?: (entity: Entities[K], otherTimes: OtherTimes) => readonly string[];
  /** Checks whether a record that was found by a key can be that of the row. */
  readonly isSame?: (
    row: Entities[K],
    found: RecordOf<K>,
    records: readonly RecordOf<K>[],
    otherTimes: OtherTimes,
  ) => boolean;
  /** Checks whether a row has another time than the record on file. */
  readonly isOtherTime?: (row: Entities[K], found: RecordOf<K>) => boolean;
  /** The message that refuses a row which fits several records; if absent, the first record is used. */
  readonly ambiguous?: string;
  /** Set if the rows are matches, which are recognised among the fixtures and results on file. */
  readonly matches?: MatchesPart<K>;
  /** Returns what a row is saved as, with remarks. @param record the stored record; null for a new one */
  readonly consider?: (
    entity: Entities[K],
    record: RecordOf<K> | null,
    against: {
      readonly records: readonly RecordOf<K>[];
      readonly moves: TransferPolicy;
      readonly format: Format;
    },
  ) => PasteOutcome<K>;
  /** Returns the errors in a row that the season's rules do not allow, by field. */
  readonly problems?: (
    entity: Entities[K],
    format: Format,
  ) => Readonly<Record<string, string | undefined>>;
  /** Returns warnings about names in a row that several players have, because it must be clear who is meant. */
  readonly namesakes?: (
    entity: Entities[K],
    players: readonly RecordOf<"players">[],
  ) => readonly Warning[];
  /** Returns the entity to save, with values that depend on the players of the league. */
  readonly counted?: (entity: Entities[K], players: readonly RecordOf<"players">[]) => Entities[K];
  /** Whether its rows are clubs, so that an unknown club in them is not a misspelling. */
  readonly makesClubs?: boolean;
}

/** The records of a league that may refer to a record to be deleted. */
export type Surroundings = RecordsByKind<"results" | "fixtures" | "players" | "standings">;

/** How the administration lists, edits, pastes, prints and deletes a kind of record. */
export interface AdminKind<K extends EntityKind> {
  /** Returns the title of a record: a player's name, "Home v Away". @param meets the meets, for titles of events */
  readonly title: (
    entity: Entities[K],
    league: League,
    meets: readonly RecordOf<"meets">[],
  ) => string;
  /** The notice after a save. */
  readonly saved: string;
  readonly list: ListPart<K>;
  readonly form: WrittenForm<K> | PlannedForm<K>;
  readonly figures?: FiguresPart<K>;
  /** How rows are pasted; if absent, the kind cannot be pasted. */
  readonly paste?: PastePart<K>;
  /** The printed form of a list, and the page where visitors find the same. */
  readonly paper?: {
    readonly label: string;
    readonly page: TabId;
    readonly of: PaperOf<K>;
  };
  /** Returns sentences on what deleting a record means for other records and pages. */
  readonly consequences: (
    record: RecordOf<K>,
    around: Surroundings,
    league: League,
  ) => readonly string[];
  /** Returns the rows of the table that belong to the record and may be deleted with it. */
  readonly ownRows?: (
    record: RecordOf<K>,
    rows: readonly RecordOf<"standings">[],
  ) => readonly RecordOf<"standings">[];
  /** Whether the effect of a change is shown even if nothing changes. */
  readonly alwaysShowsImpact?: boolean;
  /** Whether its saves are left out of the recent changes of the dashboard. */
  readonly hiddenInRecentChanges?: boolean;
}

/** Returns the definition of a kind unchanged; it only checks its type. */
export const defineAdminKind = <K extends EntityKind>(kind: AdminKind<K>): AdminKind<K> => kind;
