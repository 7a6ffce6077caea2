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

/** Buttons for selected records; each change is one step, and one undo takes all of them back. */
export interface ActionsProps<K extends EntityKind> {
  /** The selected records, as they are stored. */
  readonly records: readonly RecordOf<K>[];
  /** @param what they do, where the steps do not say it */
  readonly onSteps: (steps: readonly Step[], what?: BatchWork) => void;
}

/** What a kind of its own words of an empty list gets. */
export interface EmptyProps {
  /** The ways to add a record; null where nobody may. */
  readonly add: ReactNode;
  /** What is said of an empty list otherwise. */
  readonly children: ReactNode;
}

/** How a section lists its records. */
export interface ListPart<K extends EntityKind> {
  /** Columns, filters, search and order in a league. */
  readonly of: (league: League, format: Format) => ListDefinition<K>;
  /** Whether visitors have a page that shows the records. */
  readonly hasPage: boolean;
  /** Waits for the records of the season: rows say what those come to, and must not move under a hand. */
  readonly drawnOfSeason?: boolean;
  /** Fixtures that have begun offer to enter their result. */
  readonly awaitsResult?: boolean;
  /** In place of "Add …": the way to a page of its own on which a record is added. */
  readonly Add?: ComponentType;
  /** Buttons beside "Add", in the running season. */
  readonly Buttons?: ComponentType;
  /** Above the list, in the running season. */
  readonly Notes?: ComponentType;
  /** What can be done with selected records besides deleting them. */
  readonly Actions?: ComponentType<ActionsProps<K>>;
  /** In place of an empty list of the running season. */
  readonly Empty?: ComponentType<EmptyProps>;
  /** The picture of an empty list. */
  readonly spot?: Parameters<typeof EmptyState>[0]["spot"];
  /** The kind that is added first where both are empty, and why. */
  readonly after?: { readonly kind: EntityKind; readonly why: string };
  /** Drawn in place of the list. */
  readonly Instead?: ComponentType<{ readonly title: string }>;
}

/** The fields of a kind's records, as forms, files and the history name them. */
export interface FieldsPart {
  /** In their order, by section of the form; `figures` are those that results give. A field that is named nowhere comes last. */
  readonly sections: (sport: Sport) => Readonly<Record<string, readonly string[]>>;
  /** The sport's own words for fields that every sport shares. */
  readonly labels?: (sport: Sport) => Readonly<Record<string, string | undefined>>;
  /** What people usually type, offered while they may type anything. */
  readonly options?: (
    league: League,
    format: Format,
  ) => Readonly<Record<string, readonly string[]>>;
  /** The help texts under fields: visitors load the schema, and need none of them. */
  readonly helps?: Readonly<Record<string, string>>;
  /** Fields that follow from others: nobody types them. */
  readonly derived?: readonly string[];
  /** Whether these values call for a field at all. */
  readonly asks?: (name: string, values: FormValues, sport: Sport) => boolean;
}

/** A form that is written out in a file of its own, which is fetched when it opens. */
export interface WrittenForm<K extends EntityKind> {
  readonly Form: ComponentType<RecordFormProps<K>>;
  readonly fields: FieldsPart;
  /** What a new record holds that is added for a fixture. */
  readonly ofFixture?: (fixture: RecordOf<"fixtures">) => Partial<Entities[K]>;
}

/** Fields that belong together in a form that is drawn from its plan. */
export interface GroupPlan {
  readonly legend: string;
  readonly names: readonly string[];
  readonly folded?: boolean;
  readonly wide?: boolean;
}

/** A form that is drawn from its plan. */
export interface PlannedForm<K extends EntityKind> extends FormRules<K> {
  /** The sections of the form with their fields; a field that is named nowhere comes last, under "More". */
  readonly plan: readonly GroupPlan[];
  readonly widths?: Readonly<Record<string, FieldWidth>>;
  /** As those of a form that is written out. */
  readonly helps?: FieldsPart["helps"];
  readonly options?: FieldsPart["options"];
  /** Inputs for fields whose text says more than a text; their code comes with the form (`laterPage`). */
  readonly controls?: Readonly<Record<string, ComponentType<ControlProps>>>;
  /** Its name above the form, where another record says it. */
  readonly Title?: ComponentType<{ readonly record: RecordOf<K> }>;
  /** What a new record begins with. */
  readonly fresh?: () => Partial<Entities[K]>;
  /** What a new record holds that is added for an id: an event of a meet, by its number. */
  readonly ofId?: (id: string) => Partial<Entities[K]>;
  /** The records that hold a former name and follow. */
  readonly followers?: (around: FormContext, former: string) => NameUses;
}

/** Figures that follow from results, unless the season keeps them by hand. */
export interface FiguresPart<K extends EntityKind> {
  readonly figureSet: FigureSet;
  /** The records as a list shows them. */
  readonly shown: (
    league: League,
    records: readonly RecordOf<K>[],
    season: SeasonRecords,
  ) => readonly RecordOf<K>[];
}

/** How rows that are matches are recognised. */
interface MatchesPart<K extends EntityKind> {
  readonly of: (entity: Entities[K]) => KnownMatch;
  /** The list that they are in. */
  readonly list: FiledMatch["kind"];
  /** Whether two rows of one match say different scores. @param isTurned the second has the sides the other way round */
  readonly contradicts?: (one: Entities[K], other: Entities[K], isTurned: boolean) => boolean;
  /** The record at the other club's home; absent where its scores would have to be turned too. */
  readonly atOtherHome?: (record: RecordOf<K>) => RecordOf<K>;
}

/** How rows of a spreadsheet become records. */
export interface PastePart<K extends EntityKind> {
  /** What its lines are, and which columns they can have besides the fields under their own names. */
  readonly lines?: Lines;
  /** What distinguishes one record from another without its id, the surest first. */
  readonly keys: (entity: Entities[K]) => readonly string[];
  /** What a row looks for among them, where that is something else: the first that fits counts. */
  readonly lookups?: (entity: Entities[K], otherTimes: OtherTimes) => readonly string[];
  /** Whether a record that was found so can be that of the row. */
  readonly isSame?: (
    row: Entities[K],
    found: RecordOf<K>,
    records: readonly RecordOf<K>[],
    otherTimes: OtherTimes,
  ) => boolean;
  /** Whether a row says another time than the record on file. */
  readonly isOtherTime?: (row: Entities[K], found: RecordOf<K>) => boolean;
  /** Why a row is refused that could be either of two records; absent: it is the first. */
  readonly ambiguous?: string;
  /** Its rows are matches, which are recognised among the fixtures and results on file. */
  readonly matches?: MatchesPart<K>;
  /** What a row means beside what its cells say. @param record the stored one; null for a new one */
  readonly consider?: (
    entity: Entities[K],
    record: RecordOf<K> | null,
    against: {
      readonly records: readonly RecordOf<K>[];
      readonly moves: TransferPolicy;
      readonly format: Format;
    },
  ) => PasteOutcome<K>;
  /** What the season's rules do not know of a row, by field. */
  readonly problems?: (
    entity: Entities[K],
    format: Format,
  ) => Readonly<Record<string, string | undefined>>;
  /** The names in a row that several players have, by field: they have to be distinguished. */
  readonly namesakes?: (
    entity: Entities[K],
    players: readonly RecordOf<"players">[],
  ) => readonly Warning[];
  /** The record to be saved, from the players of the league. */
  readonly counted?: (entity: Entities[K], players: readonly RecordOf<"players">[]) => Entities[K];
  /** Its rows make clubs known, so that no club in them is misspelt. */
  readonly makesClubs?: boolean;
}

/** The records of a league that may speak of one to be deleted. */
export type Surroundings = RecordsByKind<"results" | "fixtures" | "players" | "standings">;

/** Everything that the administration needs to know of a kind of record, in one value. */
export interface AdminKind<K extends EntityKind> {
  /** What a record is called: a player's name, "Home v Away". @param meets by which the league's events are called */
  readonly title: (
    entity: Entities[K],
    league: League,
    meets: readonly RecordOf<"meets">[],
  ) => string;
  /** Said after a save that worked. */
  readonly saved: string;
  readonly list: ListPart<K>;
  readonly form: WrittenForm<K> | PlannedForm<K>;
  readonly figures?: FiguresPart<K>;
  /** Without it nothing is pasted. */
  readonly paste?: PastePart<K>;
  /** What is printed of a list, and the page where visitors find the same. */
  readonly paper?: {
    readonly label: string;
    readonly page: TabId;
    readonly of: PaperOf<K>;
  };
  /** What deleting a record means for everything else, in sentences. */
  readonly consequences: (record: RecordOf<K>, around: Surroundings) => readonly string[];
  /** The rows of the table that are its own, and may be deleted with it. */
  readonly ownRows?: (
    record: RecordOf<K>,
    rows: readonly RecordOf<"standings">[],
  ) => readonly RecordOf<"standings">[];
  /** A change is reported even where it changes nothing in the competition. */
  readonly alwaysShowsImpact?: boolean;
  /** Its saves are listed elsewhere than among those of all kinds. */
  readonly hiddenInRecentChanges?: boolean;
}

/** Says what the administration needs to know of a kind of record. */
export const defineAdminKind = <K extends EntityKind>(kind: AdminKind<K>): AdminKind<K> => kind;
