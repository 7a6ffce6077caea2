/**
 * The form of the test run (`--mode` of vitest, `ARENA_FORM` of Playwright): `short` in `npm test`, `full` in `npm run
 * verify`, `soak` in `npm run soak`. The short form leaves out files named `*.full.test.ts` and `*.full.e2e.ts`, and
 * end-to-end tests with the tag `@full`, which are in the same files as the shorter tests of their subject.
 */
const form = process.env["ARENA_FORM"];

/** Whether this is the form of `npm run soak`, with the long goals and full fuzzing. */
export const isSoak = form === "soak";

/**
 * Whether everything runs, for example every page instead of a sample, and all forbidden operations. True for soak too.
 */
export const isFull = form === "full" || isSoak;

/** Whether this is the form of `npm test`, which leaves out long tests. False if no form is set. */
export const isShort = form === "short";

/** Returns the number of random runs of a property test: `short`, `full`, or ten times `full` in `npm run soak`. */
export const randomRuns = (short: number, full: number): number => {
  if (isSoak) return full * 10;
  return isFull ? full : short;
};

/** The tag of an end-to-end test that the short form leaves out. */
export const FULL = "@full";
