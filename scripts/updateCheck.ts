import { existsSync } from "node:fs";
import path from "node:path";
import { openedIn } from "./feeds/leaguePages";
import { projectDocuments } from "./projectDocuments";
import { ROOT } from "./emulators/firebaseTools";
import { inWords, surveyUpdate } from "./update/survey";

/*
 * The command `npm run update:check -- v1.1.0`, after `git fetch`: lists the problems that a merge of this release
 * would have. It changes nothing. Exit code 1 if a person has to decide something first, 2 if git does not know the
 * release.
 */

const [release] = process.argv.slice(2);
if (!release) {
  console.error("Name a release: npm run update:check -- v1.1.0.");
  process.exit(2);
}
const file = path.join(ROOT, ".env");
if (existsSync(file)) process.loadEnvFile(file);

/** Loads the slugs of the leagues that owners opened; null if no project is named, or if it does not answer. */
async function openedAddresses(): Promise<readonly string[] | null> {
  const documents = projectDocuments(process.env);
  if (!documents) return null;
  const opened = await openedIn(documents).catch(() => null);
  return opened?.map(({ league }) => league.slug) ?? null;
}

try {
  const { ok, lines } = inWords(surveyUpdate(ROOT, release, await openedAddresses()));
  console.log(lines.join("\n"));
  process.exitCode = ok ? 0 : 1;
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : String(thrown));
  process.exitCode = 2;
}
