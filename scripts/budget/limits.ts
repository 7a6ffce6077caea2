/** What the site may weigh, in bytes with gzip (docs/performance.md says why). */
export const budget = {
  /**
   * JavaScript of a page before it can be used: just above what the heaviest page has today, so that none
   * grows unseen. The goal is 110 kB (1 kB = 1000 bytes); performance.md's red line stands at 200.
   */
  script: 121_500,
  /** The script that draws a page's data before that, where it has one. */
  early: 36_000,
  /** The first picture of a page on a phone, any density. */
  picture: 60_000,
} as const;

/** Pages with a limit of their own: the goal for the landing page, for others just above what they have. */
export const scriptOf: Readonly<Record<string, number>> = {
  "/": 110_000,
  "/mls/standings": 110_500,
  "/mbl/standings": 110_500,
  "/mls/players": 109_000,
  "/mls/stats": 109_000,
  "/mls/clubs": 109_000,
  "/mls/results": 111_500,
  "/mls/matches": 113_000,
};

/** Documents a page's first requests may read; other pages have no limit of their own. */
export const firstReads: Readonly<Record<string, number>> = {
  "/mls/standings": 1,
  "/mbl/standings": 1,
  "/mls/home": 3,
  "/mbl/home": 3,
  "/student-week-football/home": 3,
};

/** Code that must not be in a script that draws early, with what it is. */
export const barredEarly: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/node_modules\/(react|react-dom|react-router|react-router-dom)\//, "React or its router"],
  [/^src\/app\/(?!early\/)/, "the site's frame"],
];

/** Code that must not reach a visitor's first load, with what it is. */
export const barred: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/node_modules\/(@?firebase|@firebase)\//, "Firebase SDK"],
  [/node_modules\/@mui\//, "MUI"],
  [/node_modules\/@emotion\//, "emotion"],
  [/node_modules\/(react-hook-form|date-fns)\//, "administrators' packages"],
  [/^src\/(admin|session)\//, "administrators' code"],
  [/^src\/data\/(auth|embedded|firestore|maintenance|saving|seed)\//, "administrators' data code"],
];
