import type { Day } from "../day";
import type { PageId } from "./pages";
import type { EntityKind } from "@/records/record";
import type { SportOfMeets, Sport, SportId } from "../sport";

/** A page for which every league must set a `PageKind`. */
type SaidPage =
  | "home"
  | "players"
  | "matches"
  | "results"
  | "standings"
  | "stats"
  | "clubs"
  | "transfers"
  | "news"
  | "club";

/** The state of a page; `none`: the league has no such address. */
export type PageKind = "real" | "coming-soon" | "placeholder" | "empty" | "none";

/** A section of the administration for which every league must set the access. */
type SaidSection = "players" | "fixtures" | "results" | "standings" | "stats" | "clubs" | "news";

/** A section of the administration: one of the above, or the list of a kind of record, by the kind's name. */
export type AdminSection = SaidSection | EntityKind;

/**
 * The access of an administrator to a section. `placeholder` shows a page that says that the section is still to come;
 * `when-open` becomes `full` as soon as the page that shows these records is open (opening.ts).
 */
export type AdminAccess = "full" | "edit-only" | "placeholder" | "when-open" | "none";

export interface Club {
  readonly slug: string;
  readonly name: string;
  readonly nickname: string;
  readonly ground: string;
  readonly founded: number;
  readonly colours: readonly [primary: string, secondary: string];
  readonly group?: string;
  /**
   * The house, for example a faculty or hall, for which the club plays in the arena championship; absent: it takes no
   * part.
   */
  readonly house?: string;
}

export interface Season {
  readonly id: string;
  readonly label: string;
  /**
   * The rule pack and the other settings of how the season is played, in the form in which its record stores them
   * (`withSeasons`); each is absent if the record has none.
   */
  readonly pack?: string;
  readonly format?: string;
  readonly bans?: string;
  /** The season's cups, in the form in which its record stores them. */
  readonly cups?: string[];
  readonly scoring?: string;
}

/** A section that every sport has in the menu besides its leagues. */
export interface MenuSection {
  readonly id: string;
  readonly name: string;
  /**
   * Returns the section's address for a sport that has no league in it yet. @param sport the sport's part of an address
   */
  readonly address: (sport: string) => string;
  /** A sentence that says when the section begins; absent if this is not decided. */
  readonly starts?: string;
}

/** The facts about a league that the whole site needs: for menus, addresses and reading its records. */
export interface LeagueEntry {
  readonly slug: string;
  readonly sport: SportId;
  readonly name: string;
  /** The id of the menu section that lists the league; absent: among the sport's leagues. */
  readonly section?: string;
  /**
   * Whether this is the arena's own administration (src/leagues/arenaAdmin.ts) and no league; parts for a single league
   * are left out.
   */
  readonly isArenaAdmin?: true;
  /** Whether the league is closed: its own pages still exist, but menus and pages of several leagues leave it out. */
  readonly closed?: true;
  /** Whether its clubs earn no points for their houses in the arena championship. */
  readonly outsideChampionship?: true;
  /**
   * The first and the last day of play, if known. A page that shows one day of all leagues loads this league only
   * around these days; absent or null: for any day.
   */
  readonly days?: { readonly first: Day; readonly last: Day } | null;
  /** One sentence below the heading of the home page. */
  readonly strapline: string;
  /** All seasons, the current one first; a record without a season belongs to the current one. */
  readonly seasons: readonly [current: Season, ...past: Season[]];
  /** The collection of the database for each kind of record; a kind that is absent is not stored. */
  readonly collections: Readonly<Partial<Record<EntityKind, string>>>;
  /** The part of a club page's address before the slug. */
  readonly clubNoun: "club" | "team";
  /** Whether the names of its clubs are codes such as "A1", so that visitors see the house as well. */
  readonly clubCodes?: true;
  /** The state of each page; a page that is not listed is `none`. */
  readonly pages: Readonly<Record<SaidPage, PageKind> & Partial<Record<PageId, PageKind>>>;
  /** The addresses of pages whose address differs from their id. */
  readonly pagePaths?: Readonly<Partial<Record<PageId, string>>>;
  readonly admin: {
    /**
     * The access to each section; a kind of record that the league stores and does not list here has `full`
     * (src/leagues/sections.ts).
     */
    readonly sections: Readonly<
      Record<SaidSection, AdminAccess> & Partial<Record<AdminSection, AdminAccess>>
    >;
  };
}

/**
 * The split of a table: after it the clubs of each part play each other once more, and no club changes to another part.
 */
export interface Split {
  /** The number of matches that every club has played when the table is split. */
  readonly after: number;
  /** The number of clubs in each part, from the top. */
  readonly sizes: readonly number[];
}

/** The format of a season without its rules and score format: groups, rounds and knock-out. */
export interface PlayedAs {
  /** The names of the groups; empty if all clubs are in one table. */
  readonly groups: readonly string[];
  /** How often two clubs of a table play each other. */
  readonly rounds: 1 | 2 | 3 | 4;
  /** The number of clubs of each table that go on to the knock-out; 0 if there is none. */
  readonly through: number;
  /** The number of places in the first round of the knock-out, 2 to 32; 0 if there is none. */
  readonly cup: number;
  /**
   * The pairs of the first round by group and rank, if the league's file sets them: ['A1', 'B2'] is the first of A
   * against the second of B, ['1', '4'] the first of the only table against its fourth. Absent: the best play the last.
   */
  readonly pairs?: readonly (readonly [home: string, away: string])[];
  /** Whether there is a match for third place; `played`: only if a result of one exists. */
  readonly third: "yes" | "no" | "played";
  /** The number of matches of each tie before the final. */
  readonly legs: 1 | 2;
  /** Whether away goals are the first criterion after two legs with level goals. */
  readonly awayGoals: boolean;
  /**
   * When a tie of several contests ends: once one side has won more than half of them, or when all are played; absent:
   * either.
   */
  readonly play?: "first" | "all";
  /** Whether the table is ordered by points per match, for a season that not every club plays to its end. */
  readonly by?: "match";
  /** Whether a match between clubs of two groups counts in both clubs' rows; absent: it counts in no table. */
  readonly between?: "count";
  /** The points of a team without an opponent in a round: as for a win, or half of that; absent: none. */
  readonly bye?: "win" | "half";
  /**
   * Whether players’ statistics and cards of the cups count together with those of the league; absent: each competition
   * counts alone.
   */
  readonly figures?: "together";
  /**
   * The points for a win, a draw and a defeat, then for a win and a defeat after extra time; absent: those of the rule
   * pack.
   */
  readonly points?: readonly number[];
  /** The split of the table; absent: it is never split. */
  readonly split?: Split;
  /**
   * The suspensions and yellow cards that the next season takes over; absent: the administrator decides when opening
   * it.
   */
  readonly carry?: readonly CardCarryOver[];
  /** Parts of a stored format that this version does not know, stored again unchanged: `nights=2`. */
  readonly others?: readonly string[];
}

/** What the next season can take over: running suspensions, or counted yellow cards. */
export type CardCarryOver = "bans" | "cards";

/** One league as plain data: everything in which leagues differ. It is loaded only with the league's own pages. */
export interface League extends LeagueEntry {
  /** Its sport with all its rules; a league may change parts of it (`{ ...football, bans: … }`). */
  readonly game: Sport;
  readonly clubs: readonly Club[];
  /** The short name in tabs, tiles and titles. */
  readonly shortName: string;
  readonly admin: LeagueEntry["admin"] & {
    /** The message for a failed sign-in, from the specification. */
    readonly signInError: string;
  };
  /** The id of the rule pack for its table; absent: the sport's first. */
  readonly pack?: string;
  /** How its meets are held, for a league of meets; absent: it plays matches. */
  readonly meets?: SportOfMeets;
  readonly matchGrouping:
    | { readonly by: "gameWeek" }
    | { readonly by: "none"; readonly label: string };
  /** The format of seasons that have none of their own (format.ts). */
  readonly format: PlayedAs;
  /** The posters that the home page shows in turn, at least one. */
  readonly homePosters: readonly [string, ...string[]];
}
