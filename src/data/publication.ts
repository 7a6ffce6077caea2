import { capitalised } from "@/domain/wording";
import { kinds, type EntityKind } from "@/records/kinds";
import type { FoundDocument } from "./documents";

/** Every stored document of a league, by kind. */
export type StoredRecords = Readonly<Record<EntityKind, readonly FoundDocument[]>>;

/** One published document of one season: the league's sheet, or the records of a kind. */
export interface PublishedPart {
  readonly kind: EntityKind | "sheet";
  /** The id of the season; "" for the current one. */
  readonly season: string;
  readonly records: number;
  /** The size of the published document in bytes. */
  readonly bytes: number;
  readonly state:
    /** Published and up to date. */
    | "published"
    /** Missing or out of date. */
    | "open"
    /** Larger than one document may be. */
    | "tooLarge"
    /** A sheet while another part is not published yet: once the sheet exists, visitors may list no collection. */
    | "waits";
}

/** Returns the name of a part for the screen. */
export const partName = (kind: PublishedPart["kind"]): string =>
  kind === "sheet" ? "Lists and tables" : capitalised(kinds[kind].words.many);

/** A season that records name but the league does not have. */
export interface StrangeSeason {
  readonly season: string;
  readonly records: number;
  /** The ids of its published documents from earlier times; an owner may delete them. */
  readonly copies: readonly string[];
}

/** A league's stored records, and the state of each of its published documents. */
export interface PublicationSurvey {
  readonly stored: StoredRecords;
  readonly parts: readonly PublishedPart[];
  /** Seasons that records name but the league does not have: visitors cannot open them. */
  readonly strange: readonly StrangeSeason[];
}

/** Ways to watch and stop a publication. */
export interface PublishAllOptions {
  readonly onProgress?: (done: number, of: number, part: PublishedPart | null) => void;
  /** Stops after the part that is under way; finished parts stay published. */
  readonly signal?: AbortSignal;
}

/** The result of publishing a league. */
export interface PublishAllOutcome {
  readonly published: readonly PublishedPart[];
  readonly failed: readonly { readonly part: PublishedPart; readonly reason: string }[];
  /** The number of parts that were not tried because the user stopped. */
  readonly left: number;
  /** The state after the publication. */
  readonly survey: PublicationSurvey;
}
