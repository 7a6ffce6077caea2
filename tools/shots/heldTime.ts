import { setTimeout as sleep } from "node:timers/promises";
import type { BrowserContext, Page } from "@playwright/test";

/** Waits of a page from this length on, in milliseconds, are deadlines, pauses between tries or turns of pictures. */
const LONG = 2_000;
/** How often the long waits end while a page is entered whose data cannot be loaded, in milliseconds. */
const END_EVERY = 500;

declare global {
  /** Ends all long waits of this page. */
  var arenaEndWaits: (() => void) | undefined;
}

type StartTimer = (
  act: (...values: unknown[]) => void,
  ms?: number,
  ...values: unknown[]
) => unknown;

/** Replaces the page's clock and timers. Runs in a page before its own code. */
function replaceClock({ moment, long }: { readonly moment: number; readonly long: number }): void {
  globalThis.Date = new Proxy(Date, {
    construct: (real, values, made) =>
      Reflect.construct(real, values.length > 0 ? values : [moment], made),
    get: (real, name): unknown => (name === "now" ? () => moment : Reflect.get(real, name)),
  });
  const { setTimeout: start, clearTimeout: stop } = globalThis;
  const held = new Map<unknown, () => void>();
  const hold: StartTimer = (act, ms, ...values) => {
    if (ms === undefined || ms < long) return start(act, ms, ...values);
    // A real timer, which never ends here, gives an id that no other timer has.
    const id: unknown = start(() => {}, 2 ** 31 - 1);
    held.set(id, () => act(...values));
    return id;
  };
  // The page's code sees no difference: it only passes the id on.
  globalThis.setTimeout = hold as typeof setTimeout;
  globalThis.clearTimeout = (id: unknown) => {
    held.delete(id);
    stop(id as number);
  };
  globalThis.arenaEndWaits = () => {
    const waits = [...held.values()];
    held.clear();
    for (const end of waits) end();
  };
}

/**
 * Lets the clock of a browser's pages show one moment, and lets no long wait end: pictures then depend neither on the
 * day nor on how fast the machine is. Playwright's own clock would hide from a page how it was loaded, which the gallery
 * asks for.
 */
export async function holdTime(context: BrowserContext, moment: number): Promise<void> {
  await context.addInitScript(replaceClock, { moment, long: LONG });
}

/** Ends the long waits of a page again and again until something is done. */
export async function endWaitsUntil(page: Page, done: Promise<unknown>): Promise<void> {
  const ended = done.then(
    () => true,
    () => true,
  );
  while (!(await Promise.race([ended, sleep(END_EVERY, false)]))) {
    // Between two documents there is nothing to end.
    await page.evaluate(() => globalThis.arenaEndWaits?.()).catch(() => {});
  }
  await done;
}
