import type { Books } from "../bookkeeping/differences";

/** A figure that somebody typed into a computed record and that the results do not give. */
interface TypedFigure {
  readonly label: string;
  readonly typed: string | number;
  readonly computed: string | number;
}

/** What to ask before such a record is saved. */
export interface FigureQuestion {
  /** What of the season would be kept by hand. */
  readonly books: Books;
  /** The team or player. */
  readonly who: string;
  readonly figures: readonly TypedFigure[];
  /** Further points of the organiser that would give the typed total; null where none can. */
  readonly adjust: number | null;
}
