import { setTimeout as sleep } from "node:timers/promises";
import { startProxy } from "../../stores/proxy";
import type { Noticed } from "./follower";
import { followerPages } from "./followerPages";
import { percentile, type LoadProject } from "./loadProject";

export interface Followed {
  /** Updates that reached a listener, of all that should have. */
  readonly delivered: number;
  readonly expected: number;
  readonly errors: readonly string[];
  /** From sending an update until a listener had it, in milliseconds. */
  readonly median: number;
  readonly p95: number;
  /** Until all listeners had their first listing, in milliseconds. */
  readonly start: number;
}

export interface FollowOptions {
  readonly listeners?: number;
  readonly updates?: number;
  /** How long an update may take at most before it counts as lost, in milliseconds. */
  readonly patience?: number;
}

/** Browser pages among which the listeners are spread: two cores run no more at once. */
const PAGES = 4;
const CONNECT_MS = 120_000;

/**
 * Lets so many visitors follow a league's published fixtures in Chromium, with the site's own code, and
 * changes fixtures one after the other. Each visitor has an address of the database to itself, because a
 * browser opens only six connections to one.
 */
export async function followTogether(
  { projectId, firestoreHost, ids, mark: change }: LoadProject,
  { listeners = 100, updates = 10, patience = 60_000 }: FollowOptions = {},
): Promise<Followed> {
  const pages = await followerPages(PAGES);
  const ways = await Promise.all(
    Array.from({ length: listeners }, () => startProxy(firestoreHost)),
  );
  const noticed = (): Promise<Noticed[]> =>
    Promise.all(pages.map((page) => page.evaluate(() => arenaNoticed())));
  const until = async (isDone: (all: readonly Noticed[]) => boolean, ms: number) => {
    const end = Date.now() + ms;
    while (!isDone(await noticed()) && Date.now() < end) await sleep(100);
  };
  const count = (all: readonly Noticed[], of: (one: Noticed) => number) =>
    all.reduce((sum, one) => sum + of(one), 0);

  try {
    const started = Date.now();
    await Promise.all(
      pages.map((page, nth) => {
        const hosts = ways.filter((_, way) => way % PAGES === nth).map(({ host }) => host);
        return page.evaluate((of) => arenaFollow(...of), [projectId, hosts, ids.length] as const);
      }),
    );
    await until((all) => count(all, ({ ready }) => ready) === listeners, CONNECT_MS);
    const start = Date.now() - started;
    // What happens while a hundred visitors connect at once on two cores is no failure of the site's.
    const early = (await noticed()).map(({ errors }) => errors.length);

    const sent = new Map<string, number>();
    for (let nth = 0; nth < updates; nth += 1) {
      const mark = `Update ${nth}`;
      sent.set(mark, Date.now());
      await change(ids[nth % ids.length] ?? "", mark);
      const arrived = (nth + 1) * listeners;
      await until((all) => count(all, ({ marks }) => marks.length) >= arrived, patience);
    }
    const all = await noticed();
    const latencies = all.flatMap(({ marks }) =>
      marks.map(([mark, at]) => at - (sent.get(mark) ?? Number.NaN)),
    );
    return {
      delivered: latencies.length,
      expected: listeners * updates,
      errors: all.flatMap(({ errors }, nth) => errors.slice(early[nth])),
      median: percentile(latencies, 0.5),
      p95: percentile(latencies, 0.95),
      start,
    };
  } finally {
    await Promise.all(pages.map((page) => page.context().close()));
    await Promise.all(ways.map((way) => way.die()));
  }
}
