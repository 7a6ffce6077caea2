import type { Team } from "../table/outcome";

/**
 * Points by place, best first, for example `8-7-6-5-4-3-2-1`. `teams`: the winner gets as many points as there are
 * teams in the meet, each further place one less.
 */
export type ScaleId = "teams" | `${number}-${string}`;

/** Why an entry has no place: did not start, did not finish, disqualified, no mark; '' if there is no such reason. */
export type EntryStatus = "" | "DNS" | "DNF" | "DQ" | "NM";

/** One athlete, or one relay team, in an event. */
export interface Entry {
  readonly athlete: string;
  readonly team: Team;
  /** The place given by an official; null if none was given. */
  readonly place: number | null;
  /** The mark as it was typed: `10.23`, `1:52.40`, `7.15`, `1.88`. */
  readonly mark: string;
  readonly status: EntryStatus;
  /** The wind in metres per second; a tailwind is positive. */
  readonly wind?: number;
  /**
   * The result of each attempt: by round the mark (`x` or `-` without one); in vertical jumps by height `o`, `xo`,
   * `xxx`.
   */
  readonly attempts?: Readonly<Record<string, string>>;
  /** The jump-off for first place, one letter for each round: `xo`. */
  readonly jumpOff?: string;
}

export interface Event {
  readonly name: string;
  readonly by: "time" | "distance" | "height";
  readonly relay: boolean;
  readonly entries: readonly Entry[];
}

/** The rules by which places give points. */
export interface Scoring {
  readonly scale: ScaleId;
  /** The number of athletes of a team who score in an event; 0: all. */
  readonly perTeam: number;
  /** The points of a relay by place; absent: as in other events. */
  readonly relay?: ScaleId;
  /** Whether a team's further athletes keep their places; if false, those behind them move up. */
  readonly displace: boolean;
}

export interface Meet extends Scoring {
  readonly teams: readonly Team[];
  readonly events: readonly Event[];
}
