import type { Team } from "../table/outcome";

/** Points by place, best first, as `8-7-6-5-4-3-2-1`; `teams`: as many as teams in the meet, one less each place. */
export type ScaleId = "teams" | `${number}-${string}`;

/** Why an entry has no place: did not start, did not finish, disqualified, no mark. */
export type EntryStatus = "" | "DNS" | "DNF" | "DQ" | "NM";

/** One athlete, or one relay team, in an event. */
export interface Entry {
  readonly athlete: string;
  readonly team: Team;
  /** The official's place; null where none was given. */
  readonly place: number | null;
  /** As typed: `10.23`, `1:52.40`, `7.15`, `1.88`. */
  readonly mark: string;
  readonly status: EntryStatus;
  /** Metres per second, positive from behind. */
  readonly wind?: number;
  /** What each attempt brought: by round the mark (`x`, `-` without one), in vertical jumps by height `o`, `xo`, `xxx`. */
  readonly attempts?: Readonly<Record<string, string>>;
  /** The jump-off for first place, a letter a round: `xo`. */
  readonly jumpOff?: string;
}

export interface Event {
  readonly name: string;
  readonly by: "time" | "distance" | "height";
  readonly relay: boolean;
  readonly entries: readonly Entry[];
}

/** How places become points. */
export interface Scoring {
  readonly scale: ScaleId;
  /** How many of a team score in an event; 0: all. */
  readonly perTeam: number;
  /** Points of a relay by place, where they are others. */
  readonly relay?: ScaleId;
  /** Whether a team's further athletes keep their places; otherwise those behind them move up. */
  readonly displace: boolean;
}

export interface Meet extends Scoring {
  readonly teams: readonly Team[];
  readonly events: readonly Event[];
}
