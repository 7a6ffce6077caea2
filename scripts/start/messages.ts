import { arena } from "@arena/arena";
import { entries } from "@arena/leagues/entries";
import { arenaAdmin } from "../../src/leagues/arenaAdmin";
import { paths } from "../../src/leagues/paths";

/** The local administrator, as seeded; the README names the same one. */
const ADMIN = "admin@arena.example / arena-admin-2026";

/** What is printed once the site answers: one address, the sign-in and where the data is. */
export function readyMessage(url: string, dataFolder: string | undefined): string {
  return [
    "",
    `  ${arena.name}: ${url}`,
    `  Administrator: ${ADMIN} (sign in at ${new URL(paths.signIn(entries[0] ?? arenaAdmin), url).href})`,
    dataFolder === undefined
      ? "  Data stays in the browser that opens the site."
      : `  Data is kept in ${dataFolder}; delete that folder to start again.`,
    "  Ctrl-C stops everything.",
    "",
  ].join("\n");
}

/** The one line that explains why there are no emulators. */
export function fallbackMessage(reason: string): string {
  return `${reason} The site runs on its embedded store instead.`;
}
