/*
 * The report of an error of the site. It must not reveal which records were on the screen: text quoted from data is
 * removed from messages, ids and slugs from addresses.
 */

/** The texts of an error report, each with its greatest length in characters. */
export const faultTexts = {
  message: 200,
  /** File, line and column of the built code: "ResultForm-Dx8fQ2.js:1:2045". */
  place: 80,
  page: 80,
  /** The version of the site. */
  version: 40,
  browser: 40,
} as const;

export type FaultText = keyof typeof faultTexts;

/** One error report, in the form that is stored and sent. */
export type Fault = Readonly<Record<FaultText, string>>;

const REMOVED = "…";

/**
 * Matches an identifier of the code, not text of a record: letters only, the first one lower case ("goalsA",
 * "table.rows").
 */
const ofCode = /^[a-z$][A-Za-z$]*(\.[a-z$][A-Za-z$]*)*$/;

/** Words with a capital letter that are common in messages of browsers and of React, and so can stay. */
const known = new Set(["React", "JSON", "URL", "Promise", "Response", "The", "Please"]);

/** Checks whether a text begins with two words with a capital, which may be a person's name. */
function beginsWithName(text: string): boolean {
  const second = /^\S+ (\p{Lu}\p{L}*)/u.exec(text)?.[1];
  return second !== undefined && !known.has(second);
}

/**
 * Returns the first line of a message without anything that may come from a record: quotations, names, addresses, long
 * numbers.
 */
export function cutMessage(text: string): string {
  return text
    .trim()
    .split(/[\r\n]/, 1)
    .join("")
    .replaceAll(/[\p{C}\p{Z}]+/gu, " ")
    .replaceAll(/\S+:\/\/\S+|\S+@\S+/g, REMOVED)
    .replaceAll(
      /(?<!\p{L})(["'`“‘])(.*?)(["'`”’](?!\p{L})|$)/gu,
      (_, open: string, inner: string, close: string) =>
        `${open}${ofCode.test(inner) ? inner : REMOVED}${close || open}`,
    )
    .replaceAll(
      /(?<![\p{L}\p{N}._$])\p{Lu}[\p{L}\p{M}’'-]*/gu,
      (word, at: number, whole: string) =>
        known.has(word) || (at === 0 && !beginsWithName(whole)) ? word : REMOVED,
    )
    .replaceAll(/\d{5,}/g, REMOVED)
    .replaceAll(/[^ -~…“”‘’]+/g, REMOVED)
    .slice(0, faultTexts.message)
    .trim();
}

/** Returns the address of a page without the parts that identify a record: "/mls/admin-dashboard/players/…". */
export function pageOf(pathname: string): string {
  const parts = pathname.split("/").filter(Boolean);
  const kept = parts[1] === "admin-dashboard" ? 3 : 2;
  const shown = parts.map((part, at) =>
    at < kept && /^[a-z-]{1,25}$/.test(part) ? part : REMOVED,
  );
  return `/${shown.slice(0, kept + 1).join("/")}`;
}

const families = [
  ["Edge", /Edg\w*\/(\d+)/],
  ["Opera", /OPR\/(\d+)/],
  ["Samsung Internet", /SamsungBrowser\/(\d+)/],
  ["Firefox", /(?:Firefox|FxiOS)\/(\d+)/],
  ["Chrome", /(?:Chrome|CriOS)\/(\d+)/],
  ["Safari", /Version\/(\d+)/],
] as const;

const systems = ["Android", "iPhone", "iPad", "Windows", "CrOS", "Mac OS", "Linux"];

/** Returns the browser and the system from a user agent string: "Firefox 128, Windows". */
export function browserOf(agent: string): string {
  const [family] = families.flatMap(([name, pattern]) => {
    const version = pattern.exec(agent)?.[1];
    return version === undefined ? [] : [`${name} ${version}`];
  });
  const system = systems.find((one) => agent.includes(one));
  return [family ?? "Another browser", system]
    .filter(Boolean)
    .join(", ")
    .slice(0, faultTexts.browser);
}

interface FaultPlace {
  readonly pathname: string;
  readonly origin: string;
  readonly version: string;
  readonly agent: string;
}

/**
 * Returns the first place in a stack as file, line and column; "" if the stack names no file; null if that file is not
 * the site's, for example a browser extension's.
 */
function placeOf(stack: string, origin: string): string | null {
  const [, file = "", position = ""] = /(\S+?\.[cm]?[jt]sx?[^\s:]*):(\d+:\d+)/.exec(stack) ?? [];
  if (file === "") return "";
  const address = file.replace(/^.*?(?=\w[\w-]*:\/\/)/, "");
  if (address.includes("://") && !address.startsWith(`${origin}/`)) return null;
  const name = address.replace(/\?.*/, "").split("/").at(-1) ?? "";
  return /^[\w.-]+$/.test(name) ? `${name}:${position}`.slice(-faultTexts.place) : "";
}

/**
 * Errors that the page explains to the user are not reported: a failed save, code that a new deployment replaced, an
 * action that the user cancelled.
 */
const expected = new Set(["DataFailure", "ChunkFailure", "SaveConflict", "AbortError"]);

/**
 * Checks whether a view transition was cut off because the page changed again; the browser then shows the page without
 * the transition.
 */
const isCutTransition = (thrown: unknown, message: string): boolean =>
  thrown instanceof DOMException && /\btransition\b/i.test(message);

/**
 * Returns the report of something that was thrown; null if it is no error of the site: the page explained it, a browser
 * extension threw it, or it has no consequence.
 */
export function faultOf(thrown: unknown, where: FaultPlace): Fault | null {
  const isError = thrown instanceof Error || thrown instanceof DOMException;
  const { name, message, stack = "" } = isError ? thrown : { name: "", message: String(thrown) };
  if (expected.has(name) || isCutTransition(thrown, message)) return null;
  if (/^(Script error|ResizeObserver loop)/.test(message)) return null;
  const place = placeOf(stack, where.origin);
  if (place === null) return null;
  const kind = /^[A-Z][A-Za-z]{1,38}$/.test(name) && name !== "Error" ? `${name}: ` : "";
  return {
    message: (kind + (cutMessage(message) || REMOVED)).slice(0, faultTexts.message).trim(),
    place,
    page: pageOf(where.pathname),
    version: where.version.slice(0, faultTexts.version),
    browser: browserOf(where.agent),
  };
}

/** Returns the same text for two reports of the same error. */
export const sameness = ({ message, place }: Pick<Fault, "message" | "place">): string =>
  `${message}\n${place}`;
