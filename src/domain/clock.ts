/*
 * The clock for deadlines of requests, pauses before another attempt, and notices that close by themselves. Tests
 * replace it with a clock that they move (tests/harness/heldClock.ts), so that a slow machine changes no outcome. Code
 * that only waits until the page is drawn, or until a user pauses in typing, uses setTimeout.
 */
export const clock = {
  /** The current time, in epoch milliseconds. */
  now: (): number => Date.now(),
  /** Calls `act` once, after that many milliseconds. @returns a function that cancels the call */
  after(ms: number, act: () => void): () => void {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};
