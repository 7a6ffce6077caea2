import { browserStorage } from "./browserStorage";
import { connectEmbedded } from "./embeddedStore";

/** The embedded store of this site, with the local accounts of the README. */
export const embeddedSite = connectEmbedded(browserStorage(), {
  accounts: [
    { uid: "local-admin", email: "admin@arena.example", password: "arena-admin-2026" },
    { uid: "local-football", email: "football@arena.example", password: "arena-football-2026" },
    { uid: "local-visitor", email: "visitor@arena.example", password: "arena-visitor-2026" },
  ],
  documents: () => [
    { collection: "admins", id: "local-admin", data: { leagues: ["*"] } },
    { collection: "admins", id: "local-football", data: { leagues: ["mls"] } },
  ],
});
