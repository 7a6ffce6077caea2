import type { EntityKind } from "@/records/record";

/** What one collection of an old database holds. */
export interface HomeCollection {
  readonly kind: EntityKind;
  /** Its name in the database. */
  readonly name: string;
  readonly records: number;
  /** How many are understood whole, in part, and not at all. */
  readonly read: { readonly whole: number; readonly partly: number; readonly not: number };
  /** Pictures that stand in records as text, and how long they are in bytes: they are not published. */
  readonly pictures: { readonly count: number; readonly bytes: number };
  /** Keys that no form knows, the most frequent first: they are not published. */
  readonly unknownKeys: readonly { readonly key: string; readonly records: number }[];
}

/** One published document: the league's sheet, or a kind's records, of one season. */
export interface HomePart {
  readonly kind: EntityKind | "sheet";
  /** '' is the current one. */
  readonly season: string;
  readonly records: number;
  /** What it takes up when it is published. */
  readonly bytes: number;
  readonly state:
    /** Published as it is stored. */
    | "published"
    | "open"
    /** More than one document may hold. */
    | "tooLarge"
    /** The sheet, as long as another part is not published: from then on visitors may list no collection. */
    | "waits";
}

/** A club as records name it. */
export interface HomeClub {
  readonly name: string;
  /** How many records name it, its own aside. */
  readonly records: number;
  /** Whether it keeps a record of its own. */
  readonly kept: boolean;
}

/** A season that records name and the league does not have. */
export interface StrangeSeason {
  readonly season: string;
  readonly records: number;
  /** The ids of its published documents, left from former times; an owner may take them away. */
  readonly copies: readonly string[];
}

/** What a league's database holds, as far as bringing it home goes. */
export interface HomeSurvey {
  readonly collections: readonly HomeCollection[];
  readonly clubs: readonly HomeClub[];
  /** Spellings that may mean one club. */
  readonly alike: readonly (readonly string[])[];
  readonly parts: readonly HomePart[];
  /** Seasons that records name and the league does not know: visitors cannot open them. */
  readonly strange: readonly StrangeSeason[];
}

export interface HomeOptions {
  readonly onProgress?: (done: number, of: number, part: HomePart | null) => void;
  /** Stops after the part that is under way; what is done stays done. */
  readonly signal?: AbortSignal;
}

/** What publishing an old database has come to. */
export interface HomeOutcome {
  readonly published: readonly HomePart[];
  readonly failed: readonly { readonly part: HomePart; readonly reason: string }[];
  /** How it stands now. */
  readonly survey: HomeSurvey;
}
