import { entries } from "@arena/leagues/entries";
import { inFirstLeague } from "../firstLeague";

/**
 * What the site may weigh, in bytes with gzip (docs/performance.md says why). The guards are at most 3 % above what
 * is measured, so that nothing grows unseen (1 kB = 1000 bytes). All that a browser fetches of a first view, what
 * follows a page's own code included, is checked by `tests/e2e/emulators/handover.e2e.ts`.
 */
export const budget = {
  /** JavaScript of a page before it can be used. */
  script: 175_600,
  /** All JavaScript that a browser fetches of a first view until it is quiet. */
  firstView: 176_500,
  /** Files of JavaScript and of style of a first view; styles that are in the page are no file. */
  scripts: 14,
  styles: 3,
  /** What the service worker keeps of the first visit, most of which the page has fetched by itself. */
  shell: 282_000,
  /** The first picture of a page on a phone, any density. */
  picture: 60_000,
} as const;

/** Pages with a guard of their own. */
export const scriptOf: Readonly<Record<string, number>> = {
  "/": 147_000,
  [inFirstLeague("home")]: 155_600,
  [inFirstLeague("standings")]: 159_100,
  [inFirstLeague("players")]: 151_000,
  [inFirstLeague("stats")]: 152_500,
  [inFirstLeague("clubs")]: 138_400,
  [inFirstLeague("results")]: 143_000,
  [inFirstLeague("matches")]: 146_200,
};

/** The same of first views with a guard of their own: a television shows all kinds of scenes, followed clubs are of all sports. */
export const firstViewOf: Readonly<Record<string, number>> = {
  "/screen": 179_500,
  "/my-clubs with clubs followed": 177_300,
};

/** Documents a league's pages may read with their first requests; other pages have no limit of their own. */
export const firstReads: Readonly<Record<string, number>> = Object.fromEntries(
  entries.flatMap(({ slug }) => [
    [`/${slug}/standings`, 1],
    [`/${slug}/home`, 3],
  ]),
);

/** Code that must not reach a visitor's first load, with what it is, and the pages that need it. */
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
  // An invitation is accepted there, by an account.
  [/^src\/session\//, "the code of the sign-in", ["/join"]],
  [/^src\/data\/(auth|embedded|firestore|maintenance|saving|seed)\//, "administrators' data code"],
];
