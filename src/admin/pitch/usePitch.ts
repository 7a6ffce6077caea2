import { useEffect, useMemo, useSyncExternalStore } from "react";
import { loadLiveReader } from "@/data/connection";
import type { League } from "@/domain/league/league";
import { useConnection } from "@/session/ConnectionProvider";
import { useAccountUid } from "@/session/SessionProvider";
import { pitchSteps, type PitchState, type PitchSteps } from "./pitchSteps";

/** That match with what was done on this device, and how to do more. */
export function usePitch(league: League, fixture: string): PitchState & PitchSteps {
  const { store } = useConnection();
  const by = useAccountUid();
  const steps = useMemo(() => pitchSteps(store, league, fixture, by), [by, fixture, league, store]);
  useEffect(() => {
    let stop = () => {};
    let left = false;
    loadLiveReader()
      .then((reader) =>
        // A lost connection is reported where it matters: when something cannot be sent.
        reader.watchMatches(
          league,
          ({ matches }) => steps.hear(matches.get(fixture) ?? null),
          () => {},
        ),
      )
      .then((started) => {
        if (left) return started();
        stop = started;
        // All that the page is made of is here by now.
        return keepCode();
      })
      .catch(() => {});
    return () => {
      left = true;
      stop();
    };
  }, [fixture, league, steps]);
  return { ...steps, ...useSyncExternalStore(steps.subscribe, steps.state) };
}

/** Where the code of the page beside the pitch is kept; the service worker looks for a file in every cache. */
const CACHE = "arena-pitch";

/** The site's own files that this page has loaded. */
const filesLoaded = (): ReadonlySet<string> =>
  new Set(
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name))
      .filter(
        ({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"),
      )
      .map(({ pathname }) => pathname),
  );

/**
 * Keeps what the open page is made of, so that it opens again without a network; code of an older version goes. The
 * worker keeps what visitors load by itself (src/app/worker/shellCache.ts).
 */
async function keepCode(): Promise<void> {
  if (!("caches" in globalThis) || !("serviceWorker" in navigator)) return;
  // Without a worker, which never comes in development, nobody would look for it.
  await navigator.serviceWorker.ready;
  const files = filesLoaded();
  const cache = await caches.open(CACHE);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await Promise.all(
    [...files].filter((file) => !kept.includes(file)).map((file) => cache.add(file)),
  );
  await Promise.all(kept.filter((file) => !files.has(file)).map((file) => cache.delete(file)));
}
