import { entries } from "@arena/leagues/entries";
import { inFirstLeague } from "../firstLeague";

/**
 * The largest sizes allowed, in bytes with gzip (docs/performance.md says why; 1 kB = 1000 bytes). The limits are at
 * most 3 % above the measured sizes, so that growth is noticed. `tests/e2e/emulators/handover.e2e.ts` checks
 * `firstView`: all that a browser fetches for a first view, also the files that load after the page's own code.
 */
export const budget = {
  /** JavaScript of a page until it can be used. */
  script: 175_900,
  /** All JavaScript that a browser fetches for a first view, until it requests nothing more. */
  firstView: 176_500,
  /** Number of JavaScript files and of CSS files of a first view. Styles inside the HTML do not count. */
  scripts: 14,
  styles: 3,
  /** Files that the service worker stores at the first visit. Most of them the page has fetched already. */
  shell: 282_400,
  /** The first picture of a page on a phone, at any pixel density. */
  picture: 60_000,
} as const;

/** Pages with a separate limit for `script`, in bytes with gzip. */
export const scriptOf: Readonly<Record<string, number>> = {
  "/": 147_000,
  [inFirstLeague("home")]: 155_600,
  [inFirstLeague("standings")]: 159_300,
  [inFirstLeague("players")]: 151_200,
  [inFirstLeague("stats")]: 152_800,
  [inFirstLeague("clubs")]: 138_400,
  [inFirstLeague("results")]: 143_000,
  [inFirstLeague("matches")]: 146_200,
};

/**
 * First views with a separate limit for `firstView`, in bytes with gzip: a television shows all kinds of scenes, and
 * followed clubs can be of all sports.
 */
export const firstViewOf: Readonly<Record<string, number>> = {
  "/screen": 179_700,
  "/my-clubs with clubs followed": 177_300,
};

/** Maximum number of documents that a page reads with its first requests, by its path. Other pages have no limit. */
export const firstReads: Readonly<Record<string, number>> = Object.fromEntries(
  entries.flatMap(({ slug }) => [
    [`/${slug}/standings`, 1],
    [`/${slug}/home`, 3],
  ]),
);

/**
 * Code that must not be in a visitor's first load, with its description for messages and the pages that may have it.
 */
export const barred: readonly (readonly [
  pattern: RegExp,
  what: string,
  but?: readonly string[],
])[] = [
  [/node_modules\/(@?firebase|@firebase)\//, "Firebase SDK"],
  [/node_modules\/@mui\//, "MUI"],
  [/node_modules\/@emotion\//, "emotion"],
  [/node_modules\/(react-hook-form|date-fns)\//, "administrators' packages"],
  [/^src\/admin\//, "administrators' code"],
  // A person accepts an invitation at /join, and needs an account for that.
  [/^src\/session\//, "the code of the sign-in", ["/join"]],
  [/^src\/data\/(auth|embedded|firestore|maintenance|saving|seed)\//, "administrators' data code"],
];
