/*
 * The clock of everything that gives up, tries again or goes away by itself: deadlines of requests, pauses before another
 * try, notices that leave. Tests hold it (tests/harness/heldClock.ts), so that a slow machine changes no outcome. What only
 * waits until the page is drawn, or until somebody pauses in typing, uses setTimeout.
 */
export const clock = {
  /** Now, in epoch milliseconds. */
  now: (): number => Date.now(),
  /** Acts once, that many milliseconds from now. @returns what cancels it */
  after(ms: number, act: () => void): () => void {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};
