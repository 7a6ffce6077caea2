/**
 * How much the tests try (`--mode` of vitest, `ARENA_FORM` of Playwright): `short` in `npm test`, `full` in
 * `npm run verify`, `soak` in `npm run soak`. Files named `*.full.test.ts` and `*.full.e2e.ts` are left out of the
 * short form, and so are end-to-end tests with the tag `@full`, which are beside the shorter ones of their subject.
 */
const form = process.env["ARENA_FORM"];

/** The long goals and full fuzzing run, as in `npm run soak`. */
export const isSoak = form === "soak";

/** Everything runs except what only `npm run soak` does: every page instead of a sample, all forbidden operations. */
export const isFull = form === "full" || isSoak;

/** Only what fits into `npm test` runs. */
export const isShort = form === "short";

/** Number of random runs of a property test: `short` in `npm test`, `full` in `npm run verify`, ten times as many in `npm run soak`. */
export const randomRuns = (short: number, full: number): number => {
  if (isSoak) return full * 10;
  return isFull ? full : short;
};

/** The tag of an end-to-end test that the short form leaves out. */
export const FULL = "@full";
