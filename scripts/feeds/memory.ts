import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { FEED_FOLDER } from "../../src/leagues/feeds";
import type { Feeds } from "./feeds";

/** The file in the site with the entries of all calendars, for the next run. */
export const MEMORY = "feeds.json";

/** In milliseconds. */
const TIMEOUT = 20_000;

const event = v.object({
  uid: v.string(),
  sequence: v.number(),
  start: v.number(),
  minutes: v.number(),
  day: v.optional(v.string()),
  title: v.string(),
  place: v.string(),
  words: v.string(),
  url: v.string(),
  isCancelled: v.boolean(),
});
const memory = v.record(v.string(), v.object({ name: v.string(), events: v.array(event) }));

/** Joins two sets of calendars. Of an entry that is in both, the version with the higher sequence number is used. */
export function merged(a: Feeds, b: Feeds): Feeds {
  const places = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return Object.fromEntries(
    places.map((place) => {
      const events = new Map((a[place]?.events ?? []).map((one) => [one.uid, one]));
      for (const one of b[place]?.events ?? []) {
        const known = events.get(one.uid);
        if (!known || one.sequence > known.sequence) events.set(one.uid, one);
      }
      return [
        place,
        { name: a[place]?.name ?? b[place]?.name ?? "", events: [...events.values()] },
      ];
    }),
  );
}

/**
 * Loads the calendars that the deployed site has now; empty if it has none.
 * @param origins the site's addresses; the first one that answers is used
 * @throws Error if no address answers with calendars or with "not found"
 */
async function givenOut(origins: readonly string[]): Promise<Feeds> {
  const failures: string[] = [];
  for (const origin of origins) {
    const url = `${origin}/${FEED_FOLDER}/${MEMORY}`;
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) });
      if (answer.status === 404) return {};
      if (answer.ok) return v.parse(memory, await answer.json());
      failures.push(`${url} answers ${answer.status}.`);
    } catch (thrown) {
      failures.push(`${url}: ${thrown instanceof Error ? thrown.message : String(thrown)}.`);
    }
  }
  throw new Error(failures.join(" "));
}

/**
 * Loads the calendars of earlier runs, from the site and from this computer. This computer's file is needed because a
 * deployment without feeds removes them from the site; without the file, records deleted since could not be removed
 * from subscribers' calendars.
 * @throws Error if the site's calendars cannot be loaded
 */
export async function loadEarlierFeeds(origins: readonly string[], file: string): Promise<Feeds> {
  const own = existsSync(file) ? v.parse(memory, JSON.parse(await readFile(file, "utf8"))) : {};
  return merged(await givenOut(origins), own);
}

/** Stores the calendars of this run on this computer. */
export async function remember(feeds: Feeds, file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(feeds));
}
