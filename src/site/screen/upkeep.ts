/** The intervals of a display that runs for days, in milliseconds. */
export const screenTimes = {
  /** How long a scene is shown. */
  scene: 12_000,
  /** How long the display waits for all leagues before it shows only those that are loaded. */
  patience: 10_000,
  /**
   * How often the leagues are loaded again. With this interval, a hundred screens a day stay far below the reads of the
   * free quota.
   */
  read: 300_000,
  /** How often the leagues are loaded again during a live match or meet. */
  readLive: 60_000,
  /** How often the display checks for a newer version of the site. */
  version: 600_000,
} as const;

/** Returns the names of the code files in a page's HTML. Another set of files means another version of the site. */
export function filesIn(html: string): string {
  return [...new Set(html.match(/\/assets\/[\w.-]+/g))].toSorted().join();
}

/**
 * Returns a function that checks whether the site has changed since the first call. If the page cannot be loaded or is
 * not a page of the site, the answer is false.
 * @param fetchPage fetches the document at the screen's address without using caches
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

/**
 * Prevents the screen from going dark while the page is visible, if the browser supports it. Call `keep` repeatedly,
 * because the browser may release the lock.
 */
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
      // The request fails if the battery is low or a policy forbids it; then the device's own settings apply.
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
  /** The interval between two runs, in milliseconds. */
  readonly every: number;
  readonly act: () => void;
}

/**
 * Returns a function that runs a task when it is due. After the device slept, the task runs once, not once for each
 * interval missed.
 */
export function whenDue(start: number): (now: number, due: TimedTask) => void {
  let last = start;
  return (now, { every, act }) => {
    // Otherwise a clock that was set back would stop the task for that long.
    if (now < last) last = now;
    if (now - last < every) return;
    last = now;
    act();
  };
}
