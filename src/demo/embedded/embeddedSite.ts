import { seedAccounts } from "../seed/accounts";
import { seedData } from "../seed/seedData";
import { seedDocuments } from "../seed/seedDocuments";
import { browserStorage } from "./browserStorage";
import { connectEmbedded } from "./embeddedStore";

const variant = import.meta.env.VITE_SEED_VARIANT;

/** The season that a browser is given once: later pages find it there, and do not play it again. */
function firstDocuments() {
  const now = new Date();
  return seedDocuments(seedData({ now, variant }), now);
}

/** Their addresses are confirmed, as those that emulators are given. */
const confirmed = seedAccounts.map((one) => ({ ...one, verified: true }));

/** The embedded store of this site: a season as local databases have it, and their accounts. */
export const embeddedSite = connectEmbedded(browserStorage(), {
  accounts: variant === "empty" ? confirmed.slice(0, 1) : confirmed,
  documents: firstDocuments,
});
