import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { leagues } from "@arena/leagues";
import { openedIn } from "./feeds/leaguePages";
import { FEED_FOLDER } from "../src/leagues/feeds";
import { siteOrigin } from "./build/siteOrigin";
import { LOCAL_FOLDER, ROOT } from "./emulators/firebaseTools";
import { makeFeeds } from "./feeds/makeFeeds";
import { projectDocuments } from "./projectDocuments";

/*
 * Adds files to the built site from the records in the database: `npm run build && npm run feeds`, then deploy. It
 * writes calendars for subscribers, feeds of results and news, and pages whose heads give previews of links: who plays
 * in a match (with a picture), who won a past season, the name of a new club. It writes nothing to the database. A
 * build empties the site's folder, so `firebase.json` runs this with `--renew` before every deployment. With `--renew`
 * it writes the files again if the site has calendars, and does nothing if it never had any. `--out` names the folder
 * of the built site, as it does for a build.
 */

const file = path.join(ROOT, ".env");
if (existsSync(file)) process.loadEnvFile(file);
const { env } = process;
const { values: options } = parseArgs({
  options: { renew: { type: "boolean", default: false }, out: { type: "string", default: "dist" } },
});
const isRenewal = options.renew;
const projectId = env["VITE_FIREBASE_PROJECT_ID"];
const documents = projectDocuments(env);
const dist = path.resolve(ROOT, options.out);
// In the demo each visitor's data is only in that visitor's browser, so there are no calendars.
if (isRenewal && env["VITE_STORE"] === "embedded") process.exit(0);
if (!projectId || !documents || !existsSync(dist)) {
  console.error("Put the project and its key into .env and build the site first: npm run build.");
  process.exit(2);
}

const origin = siteOrigin(env);
try {
  const opened = await openedIn(documents);
  const every = [...leagues, ...opened.map(({ league }) => league)];
  const made = await makeFeeds({
    leagues: every.filter(({ collections: { fixtures, meets } }) => fixtures ?? meets),
    opened,
    documents,
    // The second address is needed until a custom domain is connected, because only then it answers.
    origins: [origin, `https://${projectId}.web.app`],
    dist,
    memory: path.join(LOCAL_FOLDER, `feeds-${projectId}.json`),
    now: Date.now(),
    isRenewal,
  });
  if (made?.stale)
    console.error(
      `Not all records could be read (${made.stale}). The old calendars are kept; this deployment has no feeds and no pages of matches, past seasons, new clubs, grounds and leagues opened in the app.`,
    );
  if (made)
    console.log(
      `${made.calendars} calendars in ${options.out}/${FEED_FOLDER}, for example ${origin}/${FEED_FOLDER}/${every[0]?.slug}.ics, ${made.atom} feeds of results and news, and ${made.pages} pages of matches, past seasons, clubs and grounds with ${made.pictures} pictures (${made.drawn} newly drawn)`,
    );
} catch (thrown) {
  const why = thrown instanceof Error ? thrown.message : String(thrown);
  console.error(`No calendar was written, because not all records could be read. ${why}`);
  process.exitCode = 1;
}
