import { LIVE } from "@/data/liveState";
import { PUBLISHED } from "@/data/published";
import { ADMINS } from "@/data/rights";
import { seedRights } from "./accounts";
import {
  publishedSeed,
  publishedSeedId,
  sheetSeeds,
  type PlacedDocument,
  type SeedData,
} from "./seedData";

/** Returns all documents of the seed with their collections: records, published documents and rights. */
export function seedDocuments(
  { collections, ofArena, live, accounts, ofCaptains }: SeedData,
  now: Date,
): readonly PlacedDocument[] {
  return [
    ...collections.flatMap((seeded): PlacedDocument[] => [
      ...seeded.documents.map(({ id, document }) => ({
        collection: seeded.collection,
        id,
        data: document,
      })),
      { collection: PUBLISHED, id: publishedSeedId(seeded), data: publishedSeed(seeded, now) },
    ]),
    ...sheetSeeds(collections, now).map(({ id, document }) => ({
      collection: PUBLISHED,
      id,
      data: document,
    })),
    ...ofArena.flatMap(({ collection, documents, published }): PlacedDocument[] => [
      ...documents.map(({ id, document }) => ({ collection, id, data: document })),
      { collection: PUBLISHED, id: collection, data: published },
    ]),
    ...live.map(({ id, document }) => ({ collection: LIVE, id, data: document })),
    ...ofCaptains,
    ...accounts.flatMap((account): PlacedDocument[] => {
      const data = seedRights(account);
      return data ? [{ collection: ADMINS, id: account.uid, data }] : [];
    }),
  ];
}
