import type { SportSettings } from "./league/settings";
import type { BanPolicy } from "./people/banPolicy";
import type { TiePart } from "./people/parts";
import type { Figures } from "./people/totals";
import type { PlayerStatistic } from "@/records/players/schema";
import type { MatchField } from "@/records/results/schema";
import type { StandingColumn } from "@/records/standings/schema";
import type { Scoring } from "./meet/meet";
import type { AnnouncedEvent } from "./meet/timetable";
import type { RulePack } from "./table/pack";
import type { Unit } from "./table/outcome";
import type { ScoreFormat } from "./match/detail";
import type { ScoreUnit } from "./match/figure";
import type { LivePlay } from "./match/livePlay";
import type { ScorerFigure } from "./match/timeline";

/**
 * The id of a sport: the name of its folder in `src/sports`. The domain knows no sport by name. The id of a sport named
 * by an owner begins with the id of its folder (`other-rose-ball-handball`).
 */
export type SportId = string;

export interface TableColumn {
  readonly key: StandingColumn;
  /** 2 if the column counts half points, two of which make one; absent: 1. */
  readonly unit?: ScoreUnit;
  /** The short label in the head of the table; below it, the full label. */
  readonly short: string;
  readonly label: string;
  /** Whether the column is shown on the narrowest screens too. */
  readonly always?: boolean;
  /** Whether numbers are shown with a plus or minus sign. */
  readonly signed?: boolean;
  /** Whether this is the first criterion of the order; each table has one such column. */
  readonly decisive?: true;
}

/** A column that is only in computed tables, before the points; no stored row has it. */
export interface FigureColumn {
  readonly of: Unit;
  /** Won divided by lost, to three decimals, or both numbers. */
  readonly as: "ratio" | "pair";
  readonly short: string;
  readonly label: string;
  readonly key?: never;
  readonly always?: never;
  readonly decisive?: never;
}

export interface StatisticField {
  readonly key: PlayerStatistic;
  readonly label: string;
  /** The word for one, for example "goal". */
  readonly unit: string;
  /** The plural, if it is not the singular with an "s". */
  readonly units?: string;
  /**
   * The figure of `Figures` from which it is counted, if results give it completely; absent if an administrator enters
   * it.
   */
  readonly fromResults?: keyof Figures;
  /** Whether only goalkeepers have it. */
  readonly ofKeepers?: true;
  /** A second name under which the old site stored it. */
  readonly alsoStoredAs?: string;
}

/** A top list on the statistics page: of a player's statistic, or of cards counted from the results' bookings. */
export interface TopList {
  readonly source: PlayerStatistic | "yellowCards" | "redCards";
  readonly title: string;
}

/** The facts about a sport that the whole site needs: for menus, addresses and the matches of a day. */
export interface SportEntry {
  readonly id: SportId;
  /** The sport's id in records, grounds and officials, for a sport that an owner named in the app; absent: `id`. */
  readonly storedAs?: SportId;
  readonly name: string;
  /** The sport's part of a web address: /student-week-{path}, /{path}/convoweek; absent: it has no such addresses. */
  readonly path?: string;
  /** The icon of the sport: one SVG path on a 24 unit grid. */
  readonly glyph: string;
  /** The minutes after which a match is over, breaks and stoppages included. */
  readonly matchMinutes: number;
  /** Whether a match ends by the clock, so that its ordinary end is called full time. */
  readonly byClock?: true;
  /**
   * Statistics of players that only this sport has: the label by the stored name. Statistics of several sports are
   * defined for all.
   */
  readonly counts?: Readonly<Record<string, string>>;
  /** Whether it has meets of several events instead of matches between two teams. */
  readonly inMeets?: true;
  /** Whether each league's settings say its name and how it looks. */
  readonly isNamedByLeagues?: true;
}

/**
 * The names of the fields in which fixtures store the line-ups: those that the first site used for its sports, and one
 * pair for all others.
 */
type LineUpFields = {
  [Of in "StartingXI" | "StartingV" | "LineUp"]: readonly [a: `teamA${Of}`, b: `teamB${Of}`];
}["StartingXI" | "StartingV" | "LineUp"];

/** How the meets of a league are scored, and the events of a meet. */
export type SportOfMeets = Scoring & {
  readonly programme: readonly Omit<AnnouncedEvent, "number" | "time">[];
};

/**
 * Everything that differs between sports, as plain data, so that no page needs to ask which sport it shows. It is
 * loaded with a league.
 */
export interface Sport extends SportEntry {
  /**
   * Returns the sport after a league's settings are applied; absent: settings can change only what they can change in
   * every sport.
   */
  readonly withSettings?: (settings: SportSettings) => Sport;
  /** The sport that defines the fields of its records, if a league may show fewer than are stored; absent: this one. */
  readonly records?: Sport;
  /** The rule packs that its tables can follow; the first is the default. */
  readonly packs: readonly [RulePack, ...RulePack[]];
  /** The score format; null if there are no matches. */
  readonly scoreFormat: ScoreFormat | null;
  /** The ids of its posters, best first; empty if there are none. */
  readonly posters: readonly string[];
  /** How leagues of this sport hold meets by default; absent: it is played in matches. */
  readonly meets?: SportOfMeets;
  /** How a match is followed by taps beside the pitch; absent if a score sheet gives the score of a live match. */
  readonly live?: LivePlay;
  /**
   * The markings of its ground, seen from above: one SVG path on a field of 100 by 120; absent: only the edge is drawn.
   */
  readonly markings?: string;
  readonly venue: string;
  readonly positions: readonly string[];
  /** The playing time in minutes, in a sport whose goals have a minute. */
  readonly playingMinutes?: { readonly regular: number; readonly withExtraTime: number };
  readonly lineUp: {
    readonly size: number;
    /** The names of the two line-ups in stored fixtures. */
    readonly fields: LineUpFields;
    readonly label: string;
    /** Whether players are sorted as in the squad's list: by position, then by number. */
    readonly byList?: true;
    /** Whether both line-ups are drawn on the ground, face to face; `positions` then begin at the own end. */
    readonly onGround?: true;
  };
  /** The amounts that one action can add to a score, in stored units, for a scorer beside the court; absent: 1. */
  readonly scoreSteps?: readonly [number, ...number[]];
  /** 2 if scores are stored in half points; absent: 1. */
  readonly scoreUnit?: ScoreUnit;
  /** The word for one part of a match, if the score detail gives the score of each: "Half", "Quarter", "Set". */
  readonly stretch?: string;
  /** The individual matches of the longest tie, in order; absent if teams play as a whole. */
  readonly tie?: readonly TiePart[];
  /** The label and the greatest number of individual matches that a season can choose; absent: no choice. */
  readonly tieSizes?: {
    readonly label: string;
    readonly most: number;
    /** Whether a match may end before all of them are played. */
    readonly mayEndEarly?: true;
  };
  /** The heading of the list of players by individual matches won: "Singles". */
  readonly tieTitle?: string;
  readonly table: {
    /** The field in which a row's team is stored. */
    readonly teamField: "teamName" | "name";
    readonly columns: readonly TableColumn[];
    readonly figures?: readonly FigureColumn[];
    /** The columns at the end of a cross-table, before the place; absent: none. */
    readonly crossed?: readonly StandingColumn[];
  };
  readonly statistics: readonly StatisticField[];
  readonly topLists: readonly TopList[];
  readonly words: {
    /** The word for what decides a match: "Goals" or "Points". */
    readonly scored: string;
    /** The word for what the score counts, for example "Sets" if `scored` is "Points". */
    readonly score: string;
    /** The word for one of them: "goal". */
    readonly one: string;
    readonly scorers: string;
    /** The label of the second figure of a scorer entry: the minute of a goal, or the points of a scorer. */
    readonly scorerDetail: string;
    readonly manOfTheMatch: string;
  };
  /** The meaning of the second figure of a scorer entry. */
  readonly scorerFigure: ScorerFigure;
  /** The fields of a match record besides teams, score and ending. */
  readonly matchFields: readonly MatchField[];
  /** The rule for suspensions by cards; absent: cards bring no suspension, or there are none. */
  readonly bans?: BanPolicy;
  /** Whether a match may end level. */
  readonly draws: boolean;
  /** The endings that not every sport has; awards, abandonment and the like exist in every sport. */
  readonly endings: readonly ("extraTime" | "shootOut" | "retired")[];
  /** The number of players of each position in a Team of the Week, from front to back; empty if the sport has none. */
  readonly teamOfTheWeek: readonly { readonly position: string; readonly count: number }[];
}
