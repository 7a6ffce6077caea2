import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { FEED_FOLDER } from "../../src/leagues/feeds";
import type { Feeds } from "./feeds";

/** What a run remembers the feeds by, beside them in the site. */
export const MEMORY = "feeds.json";

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

/** What both list, each entry as the one knows it that gave it out with the higher sequence. */
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
 * What the site gives out now; nothing where it has no feeds.
 * @param origins where it may be: the first that answers is asked
 * @throws Error where none answers, or not with feeds
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
 * What was given out before: as the site has it, and as this computer wrote it last. A deployment without feeds takes
 * them out of the site, and what was deleted since could not be taken back without the second.
 * @throws Error where it cannot be known
 */
export async function remembered(origins: readonly string[], file: string): Promise<Feeds> {
  const own = existsSync(file) ? v.parse(memory, JSON.parse(await readFile(file, "utf8"))) : {};
  return merged(await givenOut(origins), own);
}

/** Keeps on this computer what was written. */
export async function remember(feeds: Feeds, file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(feeds));
}
