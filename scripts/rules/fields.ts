import { limits, ownPicturePattern, urlPattern } from "../../src/domain/limits";
import type { FieldSchema } from "../../src/records/schema";
import { inRules, lineOf, quoted } from "./patterns";

/** A stored key of a record `d`, with the schema of its field. */
export interface StoredKey {
  readonly key: string;
  readonly schema: FieldSchema;
}

/** The checks of the rules on a record. */
export interface FieldChecks {
  /** Texts. All are joined with line ends and checked by one pattern: here the expression and pattern of each line. */
  readonly lines: readonly Line[];
  /** Lists of texts, which are checked by the same pattern. */
  readonly lists: readonly Line[];
  /** Expressions of whole numbers, to check their type; their lines check their bounds. */
  readonly whole: readonly string[];
  /** All other conditions. */
  readonly conditions: readonly string[];
}

/** An expression of the rules, and the pattern that its value must match. */
export interface Line {
  readonly value: string;
  readonly pattern: string;
}

const nothing: FieldChecks = { lines: [], lists: [], whole: [], conditions: [] };

/** Whether a save may write this empty value for the field. */
function mayBe(empty: "" | null, { schema }: StoredKey): boolean {
  const { required, optional } = schema.meta;
  return !required && !optional && schema.read(undefined) === empty;
}

const only = (...conditions: readonly string[]): FieldChecks => ({ ...nothing, conditions });

const within = (pattern: RegExp) => inRules(pattern.source.replace(/^\^/, "").replace(/\$$/, ""));
const isUnbounded = (pattern: string) => /[*+]/.test(pattern.replaceAll(/\[[^\]]*\\?\]/g, ""));

/**
 * Maximum length that a pattern checks, in characters. For longer lines `size()` is used, because such a pattern is too
 * big.
 */
const COUNTED = 160;

/** Checks a text as one line. A missing text becomes a space in its line, because no stored text can be a space. */
function textOf(stored: StoredKey, body: string, max: number, isBounded: boolean): FieldChecks {
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

function text(stored: StoredKey): FieldChecks {
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

/**
 * Checks a list of texts. A missing optional list counts as a list with the name "x", so that a stored list must not be
 * empty; if the texts have a pattern, "x" may not match it, so a missing list counts as an empty one.
 */
function list(stored: StoredKey, longest: number): FieldChecks {
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

/** Maximum number of spans in a list of spans of days. */
const MOST_SPANS = 40;

/**
 * Checks that each span's first day is not after its last day.
 * @param from the list of first days
 * @param to the list of last days
 */
export const areOrdered = (from: string, to: string): string =>
  Array.from({ length: MOST_SPANS }, (_, at) => `${from}[${at}] <= ${to}[${at}]`).join(" && ");

/** Checks a list of lines. If its pattern has no maximum length, the length of all lines together is limited. */
function lineList(stored: StoredKey): FieldChecks {
  const { pattern, spans } = stored.schema.meta;
  const all = list(stored, limits.line);
  const inOrder = `areInOrder(d.${stored.key})`;
  const asked = spans ? { ...all, conditions: [...all.conditions, inOrder] } : all;
  if (pattern && !isUnbounded(within(pattern))) return asked;
  const value = stored.schema.meta.optional ? `d.get('${stored.key}', [])` : `d.${stored.key}`;
  const measure = `${value}.join('').size() <= ${limits.lines * limits.line}`;
  return { ...asked, conditions: [...asked.conditions, measure] };
}

/** Checks for a whole number within its bounds, or null if the field may be empty. */
export function wholeOf(stored: StoredKey): string {
  const value = `d.${stored.key}`;
  const { min = 0, max = limits.statistic } = stored.schema.meta;
  const check = `isInt(${value}, ${min}, ${max})`;
  return mayBe(null, stored) ? `(${value} == null || ${check})` : check;
}

/** Returns a pattern for the written whole numbers from 0 to `max`. */
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
 * Checks a whole number that is always present, as one line of text, because conditions for its type and bounds take
 * three times as many expressions.
 */
function number(value: string, min: number, max: number): FieldChecks {
  if (min !== 0 && min !== -max) return only(`isInt(${value}, ${min}, ${max})`);
  const pattern = `${min < 0 ? "-?" : ""}(${upTo(max)})`;
  return { ...nothing, lines: [{ value: `string(${value})`, pattern }], whole: [value] };
}

const whenThere = (stored: StoredKey, check: string): FieldChecks =>
  only(stored.schema.meta.optional ? `(!('${stored.key}' in d) || ${check})` : check);

const address = within(urlPattern);
const ownPicture = within(ownPicturePattern);

function manOfTheMatch(value: string): FieldChecks {
  const stars = number(`${value}.rating`, 0, limits.stars);
  return {
    ...stars,
    lines: [
      ...stars.lines,
      { value: `${value}.player`, pattern: `(${lineOf(limits.name)})?` },
      { value: `${value}.clubLogo`, pattern: `(${address})?` },
    ],
    // Exactly three keys. The lines above read all three, so there are no others.
    conditions: [`${value}.size() == 3`, `${value}.clubLogo.size() <= ${limits.url}`],
  };
}

/** Returns the checks for one key of a record `d`. */
export function checksOf(stored: StoredKey): FieldChecks {
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
    // The rule of the history entry checks that it is a list, its length and its entries, because both checks together
    // are too many expressions for one rule.
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

/** The texts that one pattern checks together, in the language of the rules. */
export interface Lines {
  readonly values: readonly string[];
  readonly lists: string;
  readonly pattern: string;
}

/** The placeholder in a pattern for the keys of a record. */
export const KEYS = "{keys}";

/**
 * Joins all texts of a record for one check: its texts between two lines with a space, then its lists of texts, each
 * followed by a line with a space, then its keys.
 */
export function linesOf({ lines, lists }: Pick<FieldChecks, "lines" | "lists">): Lines {
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
