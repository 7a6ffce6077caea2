import { capitalised } from "@/domain/wording";
import { kinds, type EntityKind } from "@/records/kinds";
import type { FoundDocument } from "./documents";

/** Every stored document of a league, by kind. */
export type StoredRecords = Readonly<Record<EntityKind, readonly FoundDocument[]>>;

/** One published document: the league's sheet, or a kind's records, of one season. */
export interface PublishedPart {
  readonly kind: EntityKind | "sheet";
  /** '' is the current one. */
  readonly season: string;
  readonly records: number;
  /** What it takes up when it is published. */
  readonly bytes: number;
  readonly state:
    /** Published in its stored form. */
    | "published"
    | "open"
    /** More than one document may hold. */
    | "tooLarge"
    /** The sheet, as long as another part is not published: from then on visitors may list no collection. */
    | "waits";
}

/** What a part is called. */
export const partName = (kind: PublishedPart["kind"]): string =>
  kind === "sheet" ? "Lists and tables" : capitalised(kinds[kind].words.many);

/** A season that records name and the league does not have. */
export interface StrangeSeason {
  readonly season: string;
  readonly records: number;
  /** The ids of its published documents, left from former times; an owner may take them away. */
  readonly copies: readonly string[];
}

/** What a league's database holds, and how much of it is published. */
export interface PublicationSurvey {
  readonly stored: StoredRecords;
  readonly parts: readonly PublishedPart[];
  /** Seasons that records name and the league does not know: visitors cannot open them. */
  readonly strange: readonly StrangeSeason[];
}

export interface PublishAllOptions {
  readonly onProgress?: (done: number, of: number, part: PublishedPart | null) => void;
  /** Stops after the part that is under way; what is done stays done. */
  readonly signal?: AbortSignal;
}

/** What publishing a league has come to. */
export interface PublishAllOutcome {
  readonly published: readonly PublishedPart[];
  readonly failed: readonly { readonly part: PublishedPart; readonly reason: string }[];
  /** Parts that were not tried, because it was stopped. */
  readonly left: number;
  /** The state after it. */
  readonly survey: PublicationSurvey;
}
