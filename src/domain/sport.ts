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
 * The id of a sport: the name of its folder in `src/sports`, which lists them; the domain knows none by name. A sport that an
 * owner named has one that begins with its folder's (`other-rose-ball-handball`).
 */
export type SportId = string;

export interface TableColumn {
  readonly key: StandingColumn;
  /** Counts halves, two of which are one. */
  readonly unit?: ScoreUnit;
  /** The words in the table's head. */
  readonly short: string;
  readonly label: string;
  /** Kept on the narrowest screens. */
  readonly always?: boolean;
  /** Shown with a plus or a minus sign. */
  readonly signed?: boolean;
  /** The figure that the order begins with; each table marks one. */
  readonly decisive?: true;
}

/** A column that no stored row keeps: a computed table shows it, before the points. */
export interface FigureColumn {
  readonly of: Unit;
  /** Won through lost, to three decimals, or both of them. */
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
  /** What one is called under a figure, for example "goal". */
  readonly unit: string;
  /** What several are called, where that is not one with an s. */
  readonly units?: string;
  /** The figure that results give it, where they give all of it; absent where an administrator counts it. */
  readonly fromResults?: keyof Figures;
  /** Of goalkeepers only; others have no such figure. */
  readonly ofKeepers?: true;
  /** A second name the old site stored the same figure under. */
  readonly alsoStoredAs?: string;
}

/** A top list on the statistics page: a player's statistic, or cards counted from results' bookings. */
export interface TopList {
  readonly source: PlayerStatistic | "yellowCards" | "redCards";
  readonly title: string;
}

/** What the whole site knows about a sport: enough for menus, addresses and the matches of a day. */
export interface SportEntry {
  readonly id: SportId;
  /** The sport that records, grounds and officials know it as, where an owner named it in the app; absent: itself. */
  readonly storedAs?: SportId;
  readonly name: string;
  /** The sport's part of a web address: /student-week-{path}, /{path}/convoweek; absent: it has no addresses of its own. */
  readonly path?: string;
  /** The line drawing of its equipment: one SVG path on a 24 unit grid. */
  readonly glyph: string;
  /** Minutes from the start after which a match is over, breaks and stoppages included. */
  readonly matchMinutes: number;
  /** A match ends by the clock, so that its ordinary end is full time. */
  readonly byClock?: true;
  /** What it alone counts of its players: by the name it is stored under, its label. What several sports count is every sport's. */
  readonly counts?: Readonly<Record<string, string>>;
  /** It has meets of several events, not matches between two. */
  readonly inMeets?: true;
  /** Each league says in its settings what it is called and how it looks. */
  readonly isNamedByLeagues?: true;
}

/** What line-ups are stored under: as the first site had it for its sports, and one for all others. */
type LineUpFields = {
  [Of in "StartingXI" | "StartingV" | "LineUp"]: readonly [a: `teamA${Of}`, b: `teamB${Of}`];
}["StartingXI" | "StartingV" | "LineUp"];

/** How the meets of a league are scored, and the events of one. */
export type SportOfMeets = Scoring & {
  readonly programme: readonly Omit<AnnouncedEvent, "number" | "time">[];
};

/** What differs between sports: plain data, so that no page asks which sport it shows. A league brings its own. */
export interface Sport extends SportEntry {
  /** The sport that a league's settings make of it; absent: they change only what they can change of any sport. */
  readonly withSettings?: (settings: SportSettings) => Sport;
  /** The sport that says what its records hold, where a league may show less than they keep; absent: itself. */
  readonly records?: Sport;
  /** The rules that its tables can follow; the first are the default. */
  readonly packs: readonly [RulePack, ...RulePack[]];
  /** How a score is written in detail, and what it has to reach; null where there are no matches. */
  readonly scoreFormat: ScoreFormat | null;
  /** Ids of the posters that show it, best first; empty where nobody has drawn one. */
  readonly posters: readonly string[];
  /** How leagues of it hold their meets that say nothing else; absent: it is played in matches. */
  readonly meets?: SportOfMeets;
  /** How it is followed by taps beside the pitch; absent where its score sheet gives the score of a match. */
  readonly live?: LivePlay;
  /** Markings of its ground, seen from above: one SVG path on a field of 100 by 120; absent: its edge alone. */
  readonly markings?: string;
  readonly venue: string;
  readonly positions: readonly string[];
  /** Minutes that are played, where goals have a minute. */
  readonly playingMinutes?: { readonly regular: number; readonly withExtraTime: number };
  readonly lineUp: {
    readonly size: number;
    /** The names that stored fixtures have for the two line-ups: one of those there are. */
    readonly fields: LineUpFields;
    readonly label: string;
    /** Players are in the order of the squad's list: by position, then by number. */
    readonly byList?: true;
    /** Both fit on the sport's ground, face to face; `positions` then go from the own end to the other one. */
    readonly onGround?: true;
  };
  /** What one act can add to a score, in stored units, for somebody who keeps it beside the court; absent: one. */
  readonly scoreSteps?: readonly [number, ...number[]];
  /** Two where scores are stored in halves; absent: one. */
  readonly scoreUnit?: ScoreUnit;
  /** What a match is divided into, where its score in detail says how each went: "Half", "Quarter", "Set". */
  readonly stretch?: string;
  /** The individual matches of the longest tie, in order; absent where teams play as a whole. */
  readonly tie?: readonly TiePart[];
  /** How many of them a season may be played with, and what they are called; absent: no choice. */
  readonly tieSizes?: {
    readonly label: string;
    readonly most: number;
    /** A match may be over before all of them are played. */
    readonly mayEndEarly?: true;
  };
  /** The heading above who won how many of these: "Singles". */
  readonly tieTitle?: string;
  readonly table: {
    /** The field a row's team is stored under. */
    readonly teamField: "teamName" | "name";
    readonly columns: readonly TableColumn[];
    readonly figures?: readonly FigureColumn[];
    /** Which of the columns end a cross-table, before the place; absent: none. */
    readonly crossed?: readonly StandingColumn[];
  };
  readonly statistics: readonly StatisticField[];
  readonly topLists: readonly TopList[];
  readonly words: {
    /** "Goals" or "Points": what a match is decided by. */
    readonly scored: string;
    /** What the score of a match counts, for example "Sets" where `scored` is "Points". */
    readonly score: string;
    /** What one of them is called: "goal". */
    readonly one: string;
    readonly scorers: string;
    /** The second figure of a scorer entry: minute of a goal, or points of a scorer. */
    readonly scorerDetail: string;
    readonly manOfTheMatch: string;
  };
  /** What the second figure of a scorer entry counts. */
  readonly scorerFigure: ScorerFigure;
  /** What a match record keeps beside teams, score and how it ended. */
  readonly matchFields: readonly MatchField[];
  /** What cards keep a player out of; absent: they keep nobody out, or there are none. */
  readonly bans?: BanPolicy;
  /** Whether a match may end level. */
  readonly draws: boolean;
  /** The ways a match can end that not every sport knows; awards, abandonment and the like every sport does. */
  readonly endings: readonly ("extraTime" | "shootOut" | "retired")[];
  /** How many of each position make a Team of the Week, front to back; empty where none is drawn. */
  readonly teamOfTheWeek: readonly { readonly position: string; readonly count: number }[];
}
