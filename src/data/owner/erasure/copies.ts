import type { EntityKind } from "@/records/record";
import { isInSheet } from "@/records/sheet";
import { readMap } from "@/domain/reading";
import { everyLeague } from "@/leagues";
import type { League } from "@/domain/league/league";
import type { Documents, RawDocument } from "../../documents";
import { publishSeason } from "../../maintenance/publishing";
import { publishSheet } from "../../maintenance/sheets";
import type { ErasureChoice, SeasonsByLeague } from "../../ownerTasks";
import { PUBLISHED, publishedId } from "../../published";
import { leagueCollections } from "../allDocuments";
import { leftOf } from "./choice";
import { namedPaths } from "./ids";

/** A published document that still names the person, and how to rebuild it: `kind` is null for a league's sheet. */
export interface StaleCopy {
  readonly league: League;
  readonly kind: EntityKind | null;
  /** The id of the season; undefined for the current one. */
  readonly season: string | undefined;
}

/** Whether a record in the map names the person. */
const namesPerson = (choice: ErasureChoice, collection: string, records: unknown): boolean =>
  Object.entries(readMap(records)).some(([id, entry]) => {
    const document: RawDocument = readMap(entry);
    return leftOf(choice, `${collection}/${id}`, document) !== document;
  });

/** Whether a published document's last save was of a record whose id contains the person's name. */
function namesId(named: ReadonlySet<string>, collections: readonly string[], copy: unknown) {
  const { lastId } = readMap(copy);
  return collections.some((collection) => named.has(`${collection}/${String(lastId)}`));
}

/** Finds the published documents that name the person. @throws DataFailure */
export async function staleCopies(
  documents: Documents,
  choice: ErasureChoice,
  seasons: SeasonsByLeague,
): Promise<readonly StaleCopy[]> {
  const found: StaleCopy[] = [];
  const named = namedPaths(choice);
  for (const league of everyLeague()) {
    const kinds = leagueCollections().filter((one) => one.league === league);
    for (const season of seasons.get(league.slug) ?? []) {
      const [sheet, ...copies] = await Promise.all(
        [league.slug, ...kinds.map(({ collection }) => collection)].map((name) =>
          documents.get(PUBLISHED, publishedId(name, season)),
        ),
      );
      for (const [at, { kind, collection }] of kinds.entries())
        if (
          namesPerson(choice, collection, copies[at]?.["records"]) ||
          namesId(named, [collection], copies[at])
        )
          found.push({ league, kind, season });
      const isStale =
        namesId(
          named,
          kinds.map(({ collection }) => collection),
          sheet,
        ) ||
        kinds.some(
          ({ kind, collection }) =>
            isInSheet(kind) && namesPerson(choice, collection, sheet?.[kind]),
        );
      if (isStale) found.push({ league, kind: null, season });
    }
  }
  return found;
}

/** Rebuilds a published document from the stored records. @throws DataFailure */
export async function renewCopy(
  documents: Documents,
  { league, kind, season }: StaleCopy,
  by: string,
): Promise<void> {
  if (kind) await publishSeason(documents, { league, kind, season }, by);
  else await publishSheet(documents, league, season, by);
}
