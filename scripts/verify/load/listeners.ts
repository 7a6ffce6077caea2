import { setTimeout as sleep } from "node:timers/promises";
import { deleteApp, getApps } from "firebase/app";
import { liveReader } from "../../../src/data/firestore/liveReader";
import { mls } from "../../../src/leagues/mls";
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

/**
 * Lets so many visitors follow a league's published fixtures, each with a connection of its own and the
 * site's own code, and changes fixtures one after the other.
 */
export async function followTogether(
  project: LoadProject,
  { listeners = 100, updates = 10, patience = 60_000 }: FollowOptions = {},
): Promise<Followed> {
  const { projectId, firestoreHost, ids } = project;
  const config = { projectId, apiKey: "load", firestoreEmulatorHost: firestoreHost };
  const errors: string[] = [];
  const latencies: number[] = [];
  const sent = new Map<string, number>();
  const stops: (() => void)[] = [];
  let ready = 0;

  const started = Date.now();
  for (let nth = 0; nth < listeners; nth += 1) {
    const heard = new Set<string>();
    let first = true;
    const reader = liveReader(config, `load-${nth}`);
    stops.push(
      reader.watch(
        mls,
        "fixtures",
        ({ records }) => {
          if (first) ready += 1;
          first = false;
          for (const { stadium } of records) {
            const at = sent.get(stadium);
            if (at === undefined || heard.has(stadium)) continue;
            heard.add(stadium);
            latencies.push(Date.now() - at);
          }
        },
        (failure) => errors.push(`${failure.kind}: ${failure.message}`),
      ),
    );
  }
  const all = async (isDone: () => boolean, ms: number) => {
    const end = Date.now() + ms;
    while (!isDone() && Date.now() < end) await sleep(20);
  };
  await all(() => ready === listeners, 120_000);
  const start = Date.now() - started;
  // What happens while a hundred clients connect at once on two cores is no failure of the site's.
  errors.length = 0;

  for (let nth = 0; nth < updates; nth += 1) {
    const mark = `Update ${nth}`;
    sent.set(mark, Date.now());
    await project.mark(ids[nth % ids.length] ?? "", mark);
    await all(() => latencies.length >= (nth + 1) * listeners, patience);
  }
  for (const stop of stops) stop();
  await Promise.all(getApps().map((app) => deleteApp(app)));
  return {
    delivered: latencies.length,
    expected: listeners * updates,
    errors,
    median: percentile(latencies, 0.5),
    p95: percentile(latencies, 0.95),
    start,
  };
}
