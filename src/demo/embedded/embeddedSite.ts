import { seedData } from "../seed/seedData";
import { seedDocuments } from "../seed/seedDocuments";
import { browserStorage } from "./browserStorage";
import { connectEmbedded } from "./embeddedStore";

const now = new Date();
const variant = import.meta.env.VITE_SEED_VARIANT;
const seed = seedData({ now, variant });

/** The embedded store of this site: a season as local databases have it, and their accounts. */
export const embeddedSite = connectEmbedded(browserStorage(), {
  accounts: seed.accounts,
  documents: () => seedDocuments(seed, now),
});
