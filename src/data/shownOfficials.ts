import { readMap, readText } from "@/domain/reading";
import type { LeagueEntry } from "@/domain/league/league";
import { readIds } from "@/records/adminOnly";
import type { RecordOf } from "@/records/record";
import { collectionOf } from "@/records/shape";
import { OFFICIALS } from "./officials";
import { publicDocuments } from "./publicDocuments";
import { PUBLISHED } from "./published";

/** Somebody who leads a match and agreed to be named. */
export interface ShownOfficial {
  readonly name: string;
  /** What they do: "Referee"; '' where nothing is said. */
  readonly does: string;
}

/** What a season's open pages hold where visitors may read who leads its matches: no page, but opened like one. */
export const OFFICIALS_SHOWN = "officials";

/** Whether visitors may read who leads the matches of the current season. */
export const showsOfficials = (
  league: LeagueEntry,
  seasons: readonly RecordOf<"seasons">[],
): boolean =>
  seasons.some(({ id, open }) => id === league.seasons[0].id && open.includes(OFFICIALS_SHOWN));

/**
 * Who leads a match, as far as they agreed to be named, in the order in which they were chosen.
 * @param id of the fixture
 * @throws DataFailure
 */
export async function shownOfficials(
  league: LeagueEntry,
  id: string,
): Promise<readonly ShownOfficial[]> {
  const collection = collectionOf(league, "fixtures");
  if (!collection) return [];
  const documents = await publicDocuments();
  const ids = readIds((await documents.get(collection, id))?.["officials"]);
  if (ids.length === 0) return [];
  const records = readMap((await documents.get(PUBLISHED, OFFICIALS))?.["records"]);
  return ids
    .map((one) => readMap(records[one]))
    .map(({ name, does }) => ({ name: readText(name), does: readText(does) }))
    .filter(({ name }) => name !== "");
}
