import { fieldsOf } from "@/records/document";
import type { Control, FieldMeta } from "@/records/field";
import { urlPattern } from "@/domain/limits";
import { clampPossession } from "@/domain/match/possession";
import { isOwnPicture, readMap, readMaps, readNames, readNumber, readText } from "@/domain/reading";
import { isMoment, shownMoment } from "@/domain/cells/typed";
import { emptyEntity, type Entities, type EntityKind } from "@/records/record";
import type { Goal, ManOfTheMatch } from "@/records/results/schema";
import { fromZonedInput, toZonedInput } from "@/domain/time";
import { arena } from "@arena/arena";

/** The value of an input. Form values are as the user sees them; `toEntity` converts them to the stored entity. */
export type FieldValue = string | readonly Goal[] | ManOfTheMatch;
export type FormValues = Record<string, FieldValue>;

const asText = (value: FieldValue | undefined) => (typeof value === "string" ? value : "");

export const noGoal: Goal = { player: "", assist: "", minute: "" };
const nobody: ManOfTheMatch = { player: "", clubLogo: "", rating: 0 };

export function asGoals(value: FieldValue | undefined): readonly Goal[] {
  return Array.isArray(value) ? value : [];
}

export function asManOfTheMatch(value: FieldValue | undefined): ManOfTheMatch {
  return typeof value === "object" && "clubLogo" in value ? value : nobody;
}

/**
 * Functions for the values of one control: to show a stored value, to parse an input, and to say why it cannot be
 * parsed.
 */
interface Codec {
  readonly show: (stored: unknown) => FieldValue;
  /** @param fallback the value of an empty input: 0 for a count, null for a number that may be absent */
  readonly read: (value: FieldValue | undefined, fallback: unknown) => unknown;
  readonly problem?: (value: FieldValue, label: string) => string | undefined;
}

const text: Codec = {
  show: (stored) => readText(stored),
  read: (value) => readText(value),
};

/** Parses a whole text as a number with a decimal point or comma; NaN for any other text. */
const numberIn = (typed: string): number => readNumber(typed.replace(",", ".")) ?? Number.NaN;

const number = (parse: (text: string) => number, what: string): Codec => ({
  show: (stored) => (typeof stored === "number" ? String(stored) : ""),
  read: (value, fallback) => {
    const parsed = parse(asText(value).trim());
    return Number.isNaN(parsed) ? fallback : parsed;
  },
  problem: (value, label) =>
    asText(value).trim() !== "" && Number.isNaN(parse(asText(value).trim()))
      ? `${label} must be ${what}`
      : undefined,
});

// More than any limit, so that a check reports a list that is too long, instead of it being cut off silently.
const MANY = 1000;

const list: Codec = {
  show: (stored) => readNames(stored, MANY).join(", "),
  read: (value) => readNames(value, MANY),
};

/** The words for yes and no in files. */
const yes = /^(?:yes|y|true|1|x)$/i;
const no = /^(?:no|n|false|0|-|)$/i;

const wholeNumber = number((typed) => Math.trunc(numberIn(typed)), "a whole number");

const codecs: Readonly<Record<Control, Codec>> = {
  text,
  longText: text,
  club: text,
  gameWeek: text,
  // The address stays as it was typed: one that the site would not load is reported as a mistake, not dropped.
  url: {
    ...text,
    read: (value) => asText(value).trim(),
    problem: (value, label) => {
      const typed = asText(value).trim();
      return typed.startsWith("https://") && !urlPattern.test(typed)
        ? `${label} is not a complete address, or contains spaces, accents or other characters that are not allowed`
        : undefined;
    },
  },
  // Decimals are cut off, as on the old site: "12.7" is 12. "12A" is no number, not 12.
  integer: {
    ...wholeNumber,
    // On a shirt 00 is another number than 0, but only 0 can be stored.
    problem: (value, label) =>
      /^0{2,}$/.test(asText(value).trim())
        ? `${label} cannot be ${asText(value).trim()}: write 0, or leave it empty`
        : wholeNumber.problem?.(value, label),
  },
  decimal: number(numberIn, "a number"),
  possession: {
    show: (stored) => String(clampPossession(stored)),
    read: (value) => clampPossession(value),
  },
  dateTime: {
    show: (stored) => toZonedInput(typeof stored === "number" ? stored : null, arena.timeZone),
    read: (value) => fromZonedInput(asText(value), arena.timeZone),
    problem: (value, label) =>
      asText(value) !== "" && !isMoment(asText(value))
        ? `${label} must be a date with a time`
        : undefined,
  },
  flag: {
    show: (stored) => (stored === true ? "Yes" : ""),
    read: (value) => yes.test(asText(value).trim()),
    problem: (value, label) =>
      yes.test(asText(value).trim()) || no.test(asText(value).trim())
        ? undefined
        : `${label} must be yes or no`,
  },
  names: list,
  // One line for each entry of the list.
  lines: {
    show: (stored) => (Array.isArray(stored) ? stored.map(readText).join("\n") : ""),
    read: (value) =>
      asText(value)
        .split("\n")
        .map(readText)
        .filter((line) => line !== ""),
  },
  bookings: list,
  goals: {
    show: (stored) =>
      readMaps(stored).map((goal) => ({
        player: readText(goal["player"]),
        assist: readText(goal["assist"]),
        minute: readText(goal["minute"]),
      })),
    read: (value) =>
      asGoals(value)
        .map((goal) => ({
          player: readText(goal.player),
          assist: readText(goal.assist),
          minute: readText(goal.minute),
        }))
        .filter(({ player, assist, minute }) => player + assist + minute !== ""),
    problem: (value, label) =>
      asGoals(value).some(
        ({ player, assist, minute }) => assist.trim() !== "" && (player + minute).trim() === "",
      )
        ? `${label}: a row names an assist but nobody who scored`
        : undefined,
  },
  manOfTheMatch: {
    show: (stored) => {
      const { player, clubLogo, rating } = readMap(stored);
      return {
        player: readText(player),
        clubLogo: readText(clubLogo),
        rating: typeof rating === "number" ? rating : 0,
      };
    },
    read: (value) => {
      const { player, clubLogo, rating } = asManOfTheMatch(value);
      return { player: readText(player), clubLogo, rating: readText(player) === "" ? 0 : rating };
    },
  },
};

/** Converts an entity to form values. */
export function toFormValues<K extends EntityKind>(kind: K, entity: Entities[K]): FormValues {
  return Object.fromEntries(
    fieldsOf(kind).map(([name, meta]) => [name, codecs[meta.control].show(entity[name])]),
  );
}

/** Converts form values to an entity; a value that cannot be parsed counts as empty. */
export function toEntity<K extends EntityKind>(kind: K, values: FormValues): Entities[K] {
  const empty = emptyEntity(kind);
  const read = fieldsOf(kind).map(([name, { control }]) => [
    name,
    codecs[control].read(values[name], empty[name]),
  ]);
  // Each codec returns the type that the schema of its control has (a test checks that): hence the cast.
  const entity = Object.fromEntries(read) as Entities[K];
  // If the time is known, `date` contains the day, so `day` is not stored.
  return "day" in entity && "date" in entity && entity.date !== null
    ? { ...entity, day: "" }
    : entity;
}

/** Returns a message why an input cannot be parsed; undefined if it can. */
export function unreadableInput(
  meta: FieldMeta,
  value: FieldValue | undefined,
): string | undefined {
  return value === undefined ? undefined : codecs[meta.control].problem?.(value, meta.label);
}

/** Formats a field's stored value in words, to compare two versions. */
export function inWords(control: Control, stored: unknown): string {
  const value = codecs[control].show(stored);
  if (typeof value === "string" && isOwnPicture(value)) return `Picture ${value.slice(-6)}`;
  if (typeof value === "string") return control === "dateTime" ? shownMoment(value) : value;
  if ("rating" in value)
    return value.player === "" ? "" : `${value.player}, ${value.rating} of 5 stars`;
  return value
    .map(
      ({ player, assist, minute }) =>
        player + (minute && ` (${minute})`) + (assist && `, assist ${assist}`),
    )
    .join("; ");
}
