import { seedAccounts } from "../seed/accounts";
import { seedData } from "../seed/seedData";
import { seedDocuments } from "../seed/seedDocuments";
import { browserStorage } from "./browserStorage";
import { connectEmbedded } from "./embeddedStore";

const variant = import.meta.env.VITE_SEED_VARIANT;

/**
 * Returns the documents of the first season. A browser gets them once: later pages find them there and do not simulate
 * the season again.
 */
function firstDocuments() {
  const now = new Date();
  return seedDocuments(seedData({ now, variant }), now);
}

/** The accounts of the seed with confirmed addresses, as in the emulators. */
const confirmed = seedAccounts.map((one) => ({ ...one, verified: true }));

/** The embedded store of this site, with the same season and accounts as local databases. */
export const embeddedSite = connectEmbedded(browserStorage(), {
  accounts: variant === "empty" ? confirmed.slice(0, 1) : confirmed,
  documents: firstDocuments,
});
