import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { readPublished } from "../src/data/published";
import { restDocuments } from "../src/data/rest/restDocuments";
import { leagues } from "../src/leagues";
import type { League } from "../src/leagues/league";
import { siteOrigin } from "./build/siteOrigin";
import { ROOT } from "./emulators/firebaseTools";
import {
  feedsOf,
  feedText,
  FOLDER,
  leagueNowOf,
  MEMORY,
  type Feeds,
  type LeagueNow,
} from "./feeds/feeds";

/*
 * Writes the calendars that can be subscribed to into the built site: `npm run build && npm run feeds`, then deploy.
 * What the site has now is remembered, so that deleted matches are taken back. Reads only; where anything cannot be
 * read it writes nothing.
 */

const TIMEOUT = 20_000;

const event = v.object({
  uid: v.string(),
  sequence: v.number(),
  start: v.number(),
  minutes: v.number(),
  title: v.string(),
  place: v.string(),
  words: v.string(),
  url: v.string(),
  isCancelled: v.boolean(),
});
const memory = v.record(v.string(), v.object({ name: v.string(), events: v.array(event) }));

/** What the site gives out now; nothing where it has no feeds yet. @throws Error where it does not answer */
async function remembered(origin: string): Promise<Feeds> {
  const url = `${origin}/${FOLDER}/${MEMORY}`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) });
  if (answer.status === 404) return {};
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  return v.parse(memory, await answer.json());
}

async function leagueNow(
  league: League,
  documents: ReturnType<typeof restDocuments>,
): Promise<LeagueNow> {
  const [fixtures, results, teams] = await Promise.all([
    readPublished(documents, league, "fixtures"),
    league.collections.results ? readPublished(documents, league, "results") : null,
    league.collections.teams ? readPublished(documents, league, "teams") : null,
  ]);
  const isWhole = [fixtures, results].every(
    (listing) => !listing || (listing.unreadable.length === 0 && !listing.isCut),
  );
  return leagueNowOf(
    league,
    {
      fixtures: fixtures.records,
      results: results?.records ?? [],
      teams: teams?.records ?? [],
    },
    isWhole,
  );
}

const file = path.join(ROOT, ".env");
if (existsSync(file)) process.loadEnvFile(file);
const projectId = process.env["VITE_FIREBASE_PROJECT_ID"];
const apiKey = process.env["VITE_FIREBASE_API_KEY"];
const dist = path.join(ROOT, "dist");
if (!projectId || !apiKey || !existsSync(dist)) {
  console.error("Put the project and its key into .env and build the site first: npm run build.");
  process.exit(2);
}

const origin = siteOrigin(process.env);
const emulatorHost = process.env["VITE_FIRESTORE_EMULATOR_HOST"];
const documents = restDocuments({ projectId, apiKey, emulatorHost }, { timeout: TIMEOUT });
const playing = leagues.filter(({ collections }) => collections.fixtures);
const now = Date.now();
const before = await remembered(origin);
const feeds = feedsOf(await Promise.all(playing.map((one) => leagueNow(one, documents))), {
  before,
  now,
  origin,
});
for (const [place, feed] of Object.entries(feeds)) {
  const to = path.join(dist, FOLDER, place);
  await mkdir(path.dirname(to), { recursive: true });
  await writeFile(to, feedText(feed, now));
}
await writeFile(path.join(dist, FOLDER, MEMORY), JSON.stringify(feeds));
console.log(
  `${Object.keys(feeds).length} calendars in dist/${FOLDER}, for example ${origin}/${FOLDER}/mls.ics`,
);
