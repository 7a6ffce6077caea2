import { arena } from "@arena/arena";
import { entries } from "@arena/leagues/entries";
import { arenaAdmin } from "../../src/leagues/arenaAdmin";
import { paths } from "../../src/leagues/paths";

/** The e-mail address and password of the seeded administrator; the README names the same. */
const ADMIN = "admin@arena.example / arena-admin-2026";

/**
 * Returns the text that is printed when the site answers: its address, the sign-in and the folder of the data.
 * @param dataFolder undefined if the data is stored in the browser
 */
export function readyMessage(url: string, dataFolder: string | undefined): string {
  return [
    "",
    `  ${arena.name}: ${url}`,
    `  Administrator: ${ADMIN} (sign in at ${new URL(paths.signIn(entries[0] ?? arenaAdmin), url).href})`,
    dataFolder === undefined
      ? "  Data stays in the browser that opens the site."
      : `  Data is stored in ${dataFolder}. Delete this folder to start with new data.`,
    "  Ctrl-C stops everything.",
    "",
  ].join("\n");
}

/** Returns the line that explains why there are no emulators. */
export function fallbackMessage(reason: string): string {
  return `${reason} The site runs on its embedded store instead.`;
}
