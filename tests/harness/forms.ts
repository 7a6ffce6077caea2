/**
 * Whether tests that have a short and a full form run in full, as `npm run verify` asks for by vitest's mode (vitest.config.ts): every page
 * instead of a sample, an hour of soak instead of two minutes, walks on scratch copies with all checks.
 */
export const isFull = process.env["ARENA_FORM"] === "full";

/** Whether only what fits between others is tried, as in `npm test`. */
export const isShort = process.env["ARENA_FORM"] === "short";
