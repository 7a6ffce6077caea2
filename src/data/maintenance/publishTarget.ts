import type { EntityKind } from "@/records/record";
import type { League, Season } from "@/domain/league/league";
import type { Documents } from "../documents";
import { PUBLISHED, publishedId } from "../published";
import { requireCollection } from "../saving/leagueStore";
import type { SaveRecord } from "../saving/saveRecord";
import { publishSeason } from "./publishing";
import { publishSheet } from "./sheets";

/** What is needed to move records from one season to another. */
export interface SavingContext {
  readonly documents: Documents;
  readonly saveRecord: SaveRecord;
  readonly by: string;
}

/**
 * Publishes the target season for each kind and for the sheet if the current season is published and the target is not.
 * This must happen before records move there.
 */
export async function publishTarget(
  { documents, by }: Omit<SavingContext, "saveRecord">,
  league: League,
  season: Season,
  kinds: ReadonlySet<EntityKind>,
): Promise<void> {
  const lacks = async (name: string) =>
    (await documents.exists(PUBLISHED, publishedId(name), true)) &&
    !(await documents.exists(PUBLISHED, publishedId(name, season.id), true));
  for (const kind of kinds) {
    if (await lacks(requireCollection(league, kind))) {
      await publishSeason(documents, { league, kind, season: season.id }, by);
    }
  }
  if (await lacks(league.slug)) await publishSheet(documents, league, season.id, by);
}
