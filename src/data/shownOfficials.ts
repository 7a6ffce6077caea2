import { readMap, readText } from "@/domain/reading";
import type { LeagueEntry } from "@/domain/league/league";
import { readIds } from "@/records/adminOnly";
import type { RecordOf } from "@/records/record";
import { collectionOf } from "@/records/shape";
import { OFFICIALS } from "./officials";
import { publicDocuments } from "./publicDocuments";
import { PUBLISHED } from "./published";

/** An official of a match who agreed to be named. */
export interface ShownOfficial {
  readonly name: string;
  /** The official's task, for example "Referee"; "" if unknown. */
  readonly task: string;
}

/**
 * The entry in a season's list of open pages while visitors may see the officials of its matches. It names no page.
 */
export const OFFICIALS_SHOWN = "officials";

/** Whether visitors may see the officials of the current season's matches. */
export const showsOfficials = (
  league: LeagueEntry,
  seasons: readonly RecordOf<"seasons">[],
): boolean =>
  seasons.some(({ id, open }) => id === league.seasons[0].id && open.includes(OFFICIALS_SHOWN));

/**
 * Loads the officials of a match who agreed to be named, in the order in which they were assigned.
 * @param id the id of the fixture
 * @throws DataFailure
 */
export async function readShownOfficials(
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
    .map((official) => readMap(records[official]))
    .map(({ name, does }) => ({ name: readText(name), task: readText(does) }))
    .filter(({ name }) => name !== "");
}
