import { limits, ownPicturePattern, urlPattern } from "../../src/domain/limits";
import type { FieldSchema } from "../../src/records/schema";
import { inRules, lineOf, quoted } from "./patterns";

/** One stored key of a record `d`, and the schema of its field. */
export interface StoredKey {
  readonly key: string;
  readonly schema: FieldSchema;
}

/** What the rules ask of a record. */
export interface Asked {
  /** Texts, judged all at once: the expressions in the list of lines, and the pattern of its line. */
  readonly lines: readonly Line[];
  /** Lists of texts, judged with them. */
  readonly lists: readonly Line[];
  /** Whole numbers: how many, their lines say. */
  readonly whole: readonly string[];
  /** What else has to hold. */
  readonly conditions: readonly string[];
}

export interface Line {
  readonly value: string;
  readonly pattern: string;
}

const nothing: Asked = { lines: [], lists: [], whole: [], conditions: [] };

/** Whether the field has an empty value of that type, which a save may write. */
function mayBe(empty: "" | null, { schema }: StoredKey): boolean {
  const { required, optional } = schema.meta;
  return !required && !optional && schema.read(undefined) === empty;
}

const only = (...conditions: readonly string[]): Asked => ({ ...nothing, conditions });

const within = (pattern: RegExp) => inRules(pattern.source.replace(/^\^/, "").replace(/\$$/, ""));
const isUnbounded = (pattern: string) => /[*+]/.test(pattern.replaceAll(/\[[^\]]*\\?\]/g, ""));

/** Longer lines are measured, because a pattern that counts so far grows with every step. */
const COUNTED = 160;

/** A text in a line of its own. An absent one is a space there, which no text that is stored can be. */
function textOf(stored: StoredKey, body: string, max: number, isBounded: boolean): Asked {
  const { key } = stored;
  const { optional } = stored.schema.meta;
  const value = optional ? `d.get('${key}', ' ')` : `d.${key}`;
  const empty = mayBe("", stored) ? "?" : "";
  return {
    ...nothing,
    lines: [{ value, pattern: optional ? `( |${body})` : `(${body})${empty}` }],
    conditions: isBounded ? [] : [`${value}.size() <= ${max}`],
  };
}

function text(stored: StoredKey): Asked {
  const { pattern, max = limits.note, paragraphs, required } = stored.schema.meta;
  if (paragraphs) {
    const line = lineOf();
    const lines = `^(${line}(\\n\\n?${line})*)${required ? "" : "?"}$`;
    const value = `d.${stored.key}`;
    return only(`${value}.matches(${quoted(lines)})`, `${value}.size() <= ${max}`);
  }
  if (pattern) return textOf(stored, within(pattern), max, !isUnbounded(within(pattern)));
  return textOf(stored, lineOf(max <= COUNTED ? max : undefined), max, max <= COUNTED);
}

/** A list of texts; an absent one is judged as a list of one name, or where only a form of its own will do as an empty one. */
function list(stored: StoredKey, longest: number): Asked {
  const { key } = stored;
  const { optional, pattern, max = limits.lineUp } = stored.schema.meta;
  const absent = pattern ? "[]" : "['x']";
  const value = optional ? `d.get('${key}', ${absent})` : `d.${key}`;
  const element = pattern ? within(pattern) : lineOf(longest);
  return {
    ...nothing,
    lists: [{ value, pattern: `(\\n${element})${optional && !pattern ? "+" : "*"}` }],
    conditions: [
      `${value}.size() <= ${max}`,
      ...(optional && pattern ? [`d.get('${key}', ['x']).size() > 0`] : []),
    ],
  };
}

/** The most spans that a list of them holds. */
const MOST_SPANS = 40;

/** What the rules ask of the first and the last days of spans, in the places of two lists as long. */
export const areOrdered = (from: string, to: string): string =>
  Array.from({ length: MOST_SPANS }, (_, at) => `${from}[${at}] <= ${to}[${at}]`).join(" && ");

/** A list of lines: all of them together are measured where their pattern does not count. */
function lineList(stored: StoredKey): Asked {
  const { pattern, spans } = stored.schema.meta;
  const all = list(stored, limits.line);
  const inOrder = `areInOrder(d.${stored.key})`;
  const asked = spans ? { ...all, conditions: [...all.conditions, inOrder] } : all;
  if (pattern && !isUnbounded(within(pattern))) return asked;
  const value = stored.schema.meta.optional ? `d.get('${stored.key}', [])` : `d.${stored.key}`;
  const measure = `${value}.join('').size() <= ${limits.lines * limits.line}`;
  return { ...asked, conditions: [...asked.conditions, measure] };
}

/** Whether there is a whole number within its bounds, or null where nothing may be said. */
export function wholeOf(stored: StoredKey): string {
  const value = `d.${stored.key}`;
  const { min = 0, max = limits.statistic } = stored.schema.meta;
  const check = `isInt(${value}, ${min}, ${max})`;
  return mayBe(null, stored) ? `(${value} == null || ${check})` : check;
}

/** Whole numbers from 0 to one, as they are written. */
function upTo(max: number): string {
  const digits = String(max);
  const same = Array.from(digits, (digit, at) => {
    const [least, most] = [at === 0 ? 1 : 0, Number(digit) - 1];
    const rest = digits.length - at - 1;
    return most < least
      ? []
      : [`${digits.slice(0, at)}[${least}-${most}]${rest > 0 ? `[0-9]{${rest}}` : ""}`];
  }).flat();
  const shorter = digits.length > 1 ? [`[1-9][0-9]{0,${digits.length - 2}}`] : [];
  return [...new Set(["0", ...shorter, ...same, digits])].join("|");
}

/**
 * A whole number that is always there, in a line of its own: asking each for its type and its bounds takes three times as
 * many expressions.
 */
function number(value: string, min: number, max: number): Asked {
  if (min !== 0 && min !== -max) return only(`isInt(${value}, ${min}, ${max})`);
  const pattern = `${min < 0 ? "-?" : ""}(${upTo(max)})`;
  return { ...nothing, lines: [{ value: `string(${value})`, pattern }], whole: [value] };
}

const whenThere = (stored: StoredKey, check: string): Asked =>
  only(stored.schema.meta.optional ? `(!('${stored.key}' in d) || ${check})` : check);

const address = within(urlPattern);
const ownPicture = within(ownPicturePattern);

function manOfTheMatch(value: string): Asked {
  const stars = number(`${value}.rating`, 0, limits.stars);
  return {
    ...stars,
    lines: [
      ...stars.lines,
      { value: `${value}.player`, pattern: `(${lineOf(limits.name)})?` },
      { value: `${value}.clubLogo`, pattern: `(${address})?` },
    ],
    // No others than these three, which are read.
    conditions: [`${value}.size() == 3`, `${value}.clubLogo.size() <= ${limits.url}`],
  };
}

/** What the rules ask of one key of a record `d`. */
export function askedOf(stored: StoredKey): Asked {
  const value = `d.${stored.key}`;
  const meta = stored.schema.meta;
  const { min = 0, max = limits.statistic } = meta;
  switch (meta.control) {
    case "text":
    case "longText":
    case "club":
      return text(stored);
    case "url":
      return textOf(
        stored,
        meta.picture ? `(${address}|${ownPicture})` : address,
        limits.url,
        false,
      );
    case "integer":
      return meta.optional || mayBe(null, stored)
        ? whenThere(stored, wholeOf(stored))
        : number(value, min, max);
    case "decimal":
      return whenThere(stored, `isNumber(${value}, ${min}, ${max})`);
    case "dateTime":
      return whenThere(stored, mayBe(null, stored) ? `isMoment(${value})` : `isTime(${value})`);
    case "gameWeek":
      return {
        ...only(`isGameWeek(${value})`),
        lines: [
          { value: `(${value} is int ? '' : ${value})`, pattern: `(${lineOf(limits.shortText)})?` },
        ],
      };
    case "names":
      return list(stored, limits.name);
    case "lines":
      return lineList(stored);
    case "bookings":
      return list(stored, limits.booking);
    // That it is a list, how long, and of what, is judged with the history entry: there is not room enough for both here.
    case "goals":
      return nothing;
    case "manOfTheMatch":
      return manOfTheMatch(value);
    case "possession":
      return number(value, min, max);
    case "flag":
      return only(`${value} is bool`);
  }
}

/** What is judged at once: a list of lines as the rules write it, and the pattern of the whole. */
export interface Lines {
  readonly values: readonly string[];
  readonly lists: string;
  readonly pattern: string;
}

/** The place in a pattern where the keys of a record come. */
export const KEYS = "{keys}";

/** All texts of a record between lines of a space, then its lists of texts, each with a space behind it, then its keys. */
export function linesOf({ lines, lists }: Pick<Asked, "lines" | "lists">): Lines {
  return {
    values: ["' '", ...lines.map(({ value }) => value), "' '"],
    lists: `${lists.map(({ value }) => `.concat(${value}).concat([' '])`).join("")}.concat(d.keys())`,
    pattern: [
      "^ ",
      ...lines.map((line) => `\\n${line.pattern}`),
      "\\n ",
      ...lists.map((one) => `${one.pattern}\\n `),
      `(\\n(${KEYS}))*$`,
    ].join(""),
  };
}
