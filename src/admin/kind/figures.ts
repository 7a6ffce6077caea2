import type { League } from "@/domain/league/league";
import type { SeasonRecords } from "@/domain/season/competition";
import type { EntityKind, RecordOf } from "@/records/record";
import type { FigureSet } from "../season-mode/differences";
import type { FormValues } from "../fields/values";
import type { Start } from "./start";

/** A figure that somebody typed into a computed record and that the results do not give. */
interface TypedFigure {
  readonly label: string;
  readonly typed: string | number;
  readonly computed: string | number;
}

/** What to ask before such a record is saved. */
export interface FigureQuestion {
  /** What of the season would be kept by hand. */
  readonly figureSet: FigureSet;
  /** The team or player. */
  readonly who: string;
  readonly figures: readonly TypedFigure[];
  /** Further points of the organiser that would give the typed total; null where none can. */
  readonly adjust: number | null;
}

/** What a form starts from, with the figures that results give. @param read all records of the kind */
export type FigureStart<K extends EntityKind> = (
  league: League,
  start: Start<K>,
  season: SeasonRecords,
  read: readonly RecordOf<K>[],
) => Start<K>;

/** What to ask about typed figures that results do not give; null where there are none. */
export type QuestionOf<K extends EntityKind> = (typed: {
  readonly league: League;
  readonly id: string;
  readonly values: FormValues;
  /** The values the form began with. */
  readonly opened: FormValues;
  readonly season: SeasonRecords;
  readonly read: readonly RecordOf<K>[];
}) => FigureQuestion | null;
