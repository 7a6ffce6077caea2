/** Intervals of a screen that stays on for days, in milliseconds. */
export const screenTimes = {
  /** How long a scene stays. */
  scene: 12_000,
  /** How long it waits for all leagues before it shows those that are here. */
  patience: 10_000,
  /** How often the leagues are read again: a hundred screens a day stay far below the free quota's reads. */
  read: 300_000,
  /** How often while a match is on. */
  readLive: 60_000,
  /** How often it is asked whether there is a newer version of the site. */
  version: 600_000,
} as const;

/** The code that a page's document names; another set of files is another version of the site. */
export function filesIn(html: string): string {
  return [...new Set(html.match(/\/assets\/[\w.-]+/g))].toSorted().join();
}

/**
 * Finds out whether the site has changed since the first call. What cannot be fetched, or is no page of the site,
 * is no news.
 * @param fetchPage the document at the screen's own address, past all caches
 */
export function versionWatch(fetchPage: () => Promise<Response>): () => Promise<boolean> {
  let known: string | undefined;
  return async () => {
    try {
      const answer = await fetchPage();
      const files = answer.ok ? filesIn(await answer.text()) : "";
      if (files === "") return false;
      const isNew = known !== undefined && known !== files;
      known = files;
      return isNew;
    } catch {
      return false;
    }
  };
}

/** Keeps a screen from going dark while it is in sight, where the browser can; call the first again and again. */
export function wakefulness(): { readonly keep: () => void; readonly end: () => void } {
  let lock: WakeLockSentinel | undefined;
  let isAsked = false;
  let isOver = false;
  const ask = async () => {
    isAsked = true;
    try {
      const found = await navigator.wakeLock.request("screen");
      if (isOver) await found.release();
      else lock = found;
    } catch {
      // A battery that is low, or a policy: the television's own settings decide then.
    }
    isAsked = false;
  };
  return {
    keep: () => {
      const can = "wakeLock" in navigator && document.visibilityState === "visible";
      if (can && !isAsked && (!lock || lock.released)) void ask();
    },
    end: () => {
      isOver = true;
      void lock?.release().catch(() => {});
    },
  };
}

interface TimedTask {
  /** How long after one time comes the next. */
  readonly every: number;
  readonly act: () => void;
}

/** Acts when it is due and not before; after a sleep once, not once for each time that was slept through. */
export function whenDue(start: number): (now: number, due: TimedTask) => void {
  let last = start;
  return (now, { every, act }) => {
    // A clock that was set back would else stop it for as long.
    if (now < last) last = now;
    if (now - last < every) return;
    last = now;
    act();
  };
}
