import * as v from "valibot";
import { toDocument } from "@/domain/records/document";
import { readInteger } from "@/domain/records/reading";
import {
  parseRecord,
  schemas,
  type Entities,
  type EntityKind,
  type RecordOf,
} from "@/domain/records/record";
import type { League } from "@/leagues/league";
import { shapeOf } from "@/leagues/shape";
import type { RawDocument } from "../documents";
import { hasScore, type Result } from "@/domain/records/result";

/** "2–1", with the dash the rules want; '' while a score is unknown. */
function scoreText(result: Result): string {
  return hasScore(result) ? `${result.scoreA}–${result.scoreB}` : "";
}

/** The score that was published first, when an update says another one; '' when none does. */
function correctedScore(previous: RecordOf<"results">, next: Result): string {
  const first = previous.corrected || scoreText(previous);
  return first === scoreText(next) ? "" : first;
}

/** What a kind of record keeps in `corrected` after an update: results remember their first score. */
const correctedOf: {
  [K in EntityKind]: (previous: RecordOf<K>, next: Entities[K]) => string;
} = {
  teams: () => "",
  fixtures: () => "",
  players: () => "",
  results: correctedScore,
  standings: () => "",
  seasons: () => "",
};

/** The version the author of a change saw: what reading makes of the stored one. */
export function readVersion(stored: RawDocument): number {
  return readInteger(stored["version"], 0, Number.MAX_SAFE_INTEGER) ?? 0;
}

/** The version the next save carries; the rules count only whole numbers above 0. */
export function nextVersion(stored: RawDocument | null): number {
  const version = stored?.["version"];
  return typeof version === "number" && Number.isInteger(version) && version > 0 ? version + 1 : 1;
}

/**
 * The entity as it will be read again: without meta, and with texts trimmed to one line, because the
 * rules refuse any other.
 */
function tidy<K extends EntityKind>(kind: K, entity: Entities[K]): Entities[K] {
  // The compiler cannot follow `schemas[kind]` for a generic K; `schemas` is checked where it is declared.
  return v.parse(schemas[kind], entity) as Entities[K];
}

/**
 * Season and correction of a record as they are stored: left out when there is nothing to say. The
 * current season has no name, because the rules publish a record that names one as a past season's.
 */
function marks(league: League, season: unknown, corrected: string): RawDocument {
  const isPast = typeof season === "string" && season !== "" && season !== league.seasons[0].id;
  return {
    ...(isPast && { season }),
    ...(corrected !== "" && { corrected }),
  };
}

/** What a save writes of an entity over what is stored, without version, time and change. */
export function contentAfter<K extends EntityKind>(
  { league, kind, id }: { readonly league: League; readonly kind: K; readonly id: string },
  entity: Entities[K],
  stored: RawDocument | null,
): RawDocument {
  const parsed = stored && parseRecord(kind, id, stored);
  const corrected = parsed?.ok ? correctedOf[kind](parsed.record, entity) : "";
  const document = toDocument(kind, tidy(kind, entity), shapeOf(league));
  return { ...document, ...marks(league, stored?.["season"], corrected) };
}

/** What putting back a deleted record writes, with the season and correction it had. */
export function contentOfRestored<K extends EntityKind>(
  league: League,
  kind: K,
  record: RecordOf<K>,
): RawDocument {
  const document = toDocument(kind, tidy(kind, record), shapeOf(league));
  return { ...document, ...marks(league, record.season, record.corrected) };
}
