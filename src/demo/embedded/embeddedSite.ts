import type { FoundDocument } from "@/data/documents";
import { LIVE } from "@/data/liveState";
import { PUBLISHED } from "@/data/published";
import { ADMINS } from "@/data/rights";
import {
  publishedSeed,
  publishedSeedId,
  seedData,
  seedRights,
  sheetSeeds,
  type SeedData,
} from "../seed/seedData";
import { browserStorage } from "./browserStorage";
import { connectEmbedded } from "./embeddedStore";

type Placed = FoundDocument & { readonly collection: string };

/** The seed as documents at their places. */
function placed({ collections, ofArena, live, accounts }: SeedData, now: Date): Placed[] {
  return [
    ...collections.flatMap((seeded): Placed[] => [
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
    ...ofArena.flatMap(({ collection, documents, published }): Placed[] => [
      ...documents.map(({ id, document }) => ({ collection, id, data: document })),
      { collection: PUBLISHED, id: collection, data: published },
    ]),
    ...live.map(({ id, document }) => ({ collection: LIVE, id, data: document })),
    ...accounts.flatMap((account): Placed[] => {
      const data = seedRights(account);
      return data ? [{ collection: ADMINS, id: account.uid, data }] : [];
    }),
  ];
}

const now = new Date();
const variant = import.meta.env.VITE_SEED_VARIANT;
const seed = seedData({ now, variant });

/** The embedded store of this site: a season as local databases have it, and their accounts. */
export const embeddedSite = connectEmbedded(browserStorage(), {
  accounts: seed.accounts,
  documents: () => placed(seed, now),
});
