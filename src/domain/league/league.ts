import type { Day } from "../day";
import type { PageId } from "./pages";
import type { EntityKind } from "@/records/record";
import type { SportOfMeets, Sport, SportId } from "../sport";

/** A page that each league has to speak of. */
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

/** `none`: the league has no such address. */
export type PageKind = "real" | "coming-soon" | "placeholder" | "empty" | "none";

/** A section of the administration that the registry has to speak of. */
type SaidSection = "players" | "fixtures" | "results" | "standings" | "stats" | "clubs" | "news";

/** A section of the administration: one of these, or the list of a kind of record, under the kind's name. */
export type AdminSection = SaidSection | EntityKind;

/**
 * What an administrator may do in a section; `placeholder` shows a page that says so, `when-open` is `full` once a page
 * is open that shows what is entered there (opening.ts).
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
  /** The faculty or hall it plays for in the arena championship; absent: it takes no part. */
  readonly house?: string;
}

export interface Season {
  readonly id: string;
  readonly label: string;
  /** The stored text of its record on how it is played (`withSeasons`); absent where that says nothing. */
  readonly pack?: string;
  readonly format?: string;
  readonly bans?: string;
  /** Knock-outs beside its league, as its record stores them. */
  readonly cups?: string[];
  readonly scoring?: string;
}

/** A section that every sport has in the menu beside its leagues. */
export interface MenuSection {
  readonly id: string;
  readonly name: string;
  /** Where it answers for a sport that has no league in it yet, by the sport's part of an address. */
  readonly address: (sport: string) => string;
  /** When it begins, in a sentence, where that is settled. */
  readonly starts?: string;
}

/** What the whole site knows about a league: enough for menus, addresses, and reading its records. */
export interface LeagueEntry {
  readonly slug: string;
  readonly sport: SportId;
  readonly name: string;
  /** The menu section of its sport that lists it, by its id; absent: among the sport's leagues. */
  readonly section?: string;
  /** It is no league but the arena's own administration (src/leagues/arenaAdmin.ts): what serves one league alone is left out. */
  readonly isArenaAdmin?: true;
  /** Its own addresses still answer; menus and pages of several leagues leave it out. */
  readonly closed?: true;
  /** Its clubs win no points for their houses in the arena championship. */
  readonly outsideChampionship?: true;
  /** The first and the last day on which it plays, as far as they are known: only around them is it read for a day of all leagues. Absent: at any time. */
  readonly days?: { readonly first: Day; readonly last: Day } | null;
  /** One sentence under the heading of the home page. */
  readonly strapline: string;
  /** The current season first; a record without a season belongs to it. */
  readonly seasons: readonly [current: Season, ...past: Season[]];
  /** Collections of the database; a kind that is absent is not kept. */
  readonly collections: Readonly<Partial<Record<EntityKind, string>>>;
  /** The address of a club page, without the slug. */
  readonly clubNoun: "club" | "team";
  /** The names of its clubs are codes such as "A1": visitors read the house as well. */
  readonly clubCodes?: true;
  /** Of other pages, `none` where nothing is said. */
  readonly pages: Readonly<Record<SaidPage, PageKind> & Partial<Record<PageId, PageKind>>>;
  /** Where a page's address differs from its id. */
  readonly pagePaths?: Readonly<Partial<Record<PageId, string>>>;
  readonly admin: {
    /** Of other kinds of record that the league keeps: `full` where nothing is said (src/leagues/sections.ts). */
    readonly sections: Readonly<
      Record<SaidSection, AdminAccess> & Partial<Record<AdminSection, AdminAccess>>
    >;
  };
}

/** When and how a table parts: those of a part play once more within it, and nobody leaves theirs. */
export interface Split {
  /** After how many matches of every club. */
  readonly after: number;
  /** How many clubs each part takes, from the top. */
  readonly sizes: readonly number[];
}

/** Groups, rounds and knock-out: all of a format but its rules and scores. */
export interface PlayedAs {
  /** The groups of the table by name; empty where everybody is in one. */
  readonly groups: readonly string[];
  /** How often two of a table meet. */
  readonly rounds: 1 | 2 | 3 | 4;
  /** How many of each table go on to the knock-out; 0 where none do. */
  readonly through: number;
  /** How many places the first round of the knock-out has: 2 to 32; 0 where none is played. */
  readonly cup: number;
  /**
   * Its first round by group and rank, where the registry draws it: ['A1', 'B2'] is the first of A against the second
   * of B, ['1', '4'] the first of the only table against its fourth. Absent: the best against the last.
   */
  readonly pairs?: readonly (readonly [home: string, away: string])[];
  /** Whether there is a match for third place; `played`: if a result shows that there was one. */
  readonly third: "yes" | "no" | "played";
  /** How many matches a tie before the final has. */
  readonly legs: 1 | 2;
  /** Of two legs whose goals are level, those away from home decide first. */
  readonly awayGoals: boolean;
  /** When a tie of several contests ends: once more than half are won, or all are played; absent: either. */
  readonly play?: "first" | "all";
  /** Points divided by matches played come first, in a season that not everybody plays to its end. */
  readonly by?: "match";
  /** Matches between two groups count in the row of either club; absent: nowhere. */
  readonly between?: "count";
  /** What a team gets that has a round free: as for a win, or half of that; absent: nothing. */
  readonly bye?: "win" | "half";
  /** Players’ figures and cards of the cups beside the league count with the league’s; absent: each competition counts for itself. */
  readonly figures?: "together";
  /** Points for a win, a draw and a defeat, then for a win and a defeat after extra time; absent: as the rules say. */
  readonly points?: readonly number[];
  /** Absent: its table never parts. */
  readonly split?: Split;
  /** What of suspensions and yellow cards the next season takes over; absent: that is said when it opens. */
  readonly carry?: readonly CardCarryOver[];
  /** Parts of a stored format that the reader does not know, kept as they are: `nights=2`. */
  readonly others?: readonly string[];
}

/** What a season can leave to the next one of a player's cards. */
export type CardCarryOver = "bans" | "cards";

/** One league as plain data: everything in which leagues differ, and nothing else. Its own pages bring it along. */
export interface League extends LeagueEntry {
  /** Its sport with all in which sports differ; a league may change a part of it (`{ ...football, bans: … }`). */
  readonly game: Sport;
  readonly clubs: readonly Club[];
  /** What tabs, tiles and titles call it. */
  readonly shortName: string;
  readonly admin: LeagueEntry["admin"] & {
    /** The catalogue's sentence for a failed sign-in. */
    readonly signInError: string;
  };
  /** Id of the sport's rule pack that its table follows; absent: the first. */
  readonly pack?: string;
  /** It has meets, not matches, and this is how; absent: it plays matches. */
  readonly meets?: SportOfMeets;
  readonly matchGrouping:
    | { readonly by: "gameWeek" }
    | { readonly by: "none"; readonly label: string };
  /** How seasons without a format of their own are played (format.ts). */
  readonly format: PlayedAs;
  /** Art of the home page: the posters it shows in turn, at least one. */
  readonly homePosters: readonly [string, ...string[]];
}
