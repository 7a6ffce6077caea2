import type { League } from "@/domain/league/league";
import type { SeasonRecords } from "@/domain/season/competition";
import type { EntityKind, RecordOf } from "@/records/record";
import type { FigureSet } from "../season-mode/differences";
import type { FormValues } from "../fields/values";
import type { Start } from "./start";

/** A figure that was typed into a computed record and differs from the results. */
interface TypedFigure {
  readonly label: string;
  readonly typed: string | number;
  readonly computed: string | number;
}

/** The question before a record with such figures is saved. */
export interface FigureQuestion {
  /** The set of figures that would be kept by hand. */
  readonly figureSet: FigureSet;
  /** The name of the team or player. */
  readonly who: string;
  readonly figures: readonly TypedFigure[];
  /** The points the organiser would have to add to reach the typed total; null if no such points can be given. */
  readonly adjust: number | null;
}

/** Puts the figures from results into the start of a form. @param read all records of the kind */
export type FigureStart<K extends EntityKind> = (
  league: League,
  start: Start<K>,
  season: SeasonRecords,
  read: readonly RecordOf<K>[],
) => Start<K>;

/** Makes the question about typed figures that differ from the results; null if there are none. */
export type QuestionOf<K extends EntityKind> = (typed: {
  readonly league: League;
  readonly id: string;
  readonly values: FormValues;
  /** The form's values when it was opened. */
  readonly opened: FormValues;
  readonly season: SeasonRecords;
  readonly read: readonly RecordOf<K>[];
}) => FigureQuestion | null;
