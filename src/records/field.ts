import { limits } from "@/domain/limits";
import { storedStage } from "@/domain/match/stage";
import {
  readFigure,
  readInteger,
  readMoment,
  readNames,
  readPicture,
  readText,
  readUrl,
} from "@/domain/reading";
import type { PictureUse } from "@/domain/pictures";
import type { FieldSchema } from "./schema";

/** The control an administrator edits a field with. */
export type Control =
  | "text"
  | "longText"
  | "club"
  | "url"
  | "integer"
  | "decimal"
  | "dateTime"
  | "gameWeek"
  | "names"
  | "lines"
  | "goals"
  | "bookings"
  | "manOfTheMatch"
  | "possession"
  | "flag";

/** What form, list and save check need to know of a field; declared once, beside its schema. */
export interface FieldMeta {
  readonly label: string;
  readonly control: Control;
  readonly required?: boolean;
  readonly help?: string;
  /** Longest text in characters, most entries of a list, or largest number. */
  readonly max?: number;
  /** The lines of a text stay: it is one in paragraphs. */
  readonly paragraphs?: boolean;
  readonly min?: number;
  readonly options?: readonly string[];
  /**
   * What a text that says something, or each of a list, is stored as: anchored, one trimmed line, and only what
   * RE2 knows, because `firestore.rules` takes it over to the letter.
   */
  readonly pattern?: RegExp;
  /** Each of a list is a day, or the first and the last of several, which are in order: "2026-12-24/2027-01-02". */
  readonly spans?: true;
  /**
   * Absent while empty: such a key is written only when it says something, so that records and code older than
   * the field stay valid.
   */
  readonly optional?: boolean;
  /** It stays as it was first saved. */
  readonly fixed?: true;
  /** The address of a page that visitors open by a link; any other address is a picture's, fetched wherever it is shown. */
  readonly link?: true;
  /** A picture may also be made in the app, for that use; it is kept in the database. */
  readonly picture?: PictureUse;
}

/** A field that reads whatever is stored into one type, and carries its meta. */
export function field<T>(read: (raw: unknown) => T, meta: FieldMeta): FieldSchema<T> {
  return { read, meta };
}

type Extra = Partial<Omit<FieldMeta, "label" | "control">>;

export const text = (label: string, extra: Extra = {}) =>
  field(readText, { label, control: "text", max: limits.name, ...extra });

export const club = (label: string) =>
  field(readText, { label, control: "club", max: limits.name, required: true });

export const url = (label: string, extra: Extra = {}) =>
  field(readUrl, { label, control: "url", max: limits.url, ...extra });

export const picture = (label: string, use: PictureUse) =>
  field(readPicture, { label, control: "url", max: limits.url, picture: use });

/** A whole number that reads as 0 when missing or out of range. */
export const count = (label: string, extra: Extra = {}) => {
  const { min = 0, max = limits.statistic } = extra;
  return field((raw) => readInteger(raw, min, max) ?? 0, {
    label,
    control: "integer",
    ...extra,
    min,
    max,
  });
};

/** A whole number that may be absent. */
export const optionalInteger = (label: string, extra: Extra = {}) => {
  const { min = 0, max = limits.statistic } = extra;
  return field((raw) => readInteger(raw, min, max), {
    label,
    control: "integer",
    ...extra,
    min,
    max,
  });
};

/** A number with a fraction, 0 when missing or out of range. */
export const decimal = (label: string, extra: Extra = {}) => {
  const { min = 0, max = limits.statistic } = extra;
  const read = (raw: unknown) => {
    const number = readFigure(raw);
    return number === null || number < min || number > max ? 0 : number;
  };
  return field(read, { label, control: "decimal", ...extra, min, max });
};

/** A day in its stored form. */
export const dayPattern = /^(19|20)[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$/;

/** A day without a time, "2027-02-20"; '' where the moment is known, or nothing is. */
export const day = (label: string, extra: Extra = {}) =>
  text(label, {
    max: 10,
    optional: true,
    pattern: dayPattern,
    ...extra,
  });

/** A yes or a no. */
export const flag = (label: string) => field((raw) => raw === true, { label, control: "flag" });

/** A moment in epoch milliseconds, null when not known. */
export const moment = (label: string, extra: Extra = {}) =>
  field(readMoment, { label, control: "dateTime", ...extra });

export const names = (label: string, extra: Extra = {}) => {
  const { max = limits.lineUp } = extra;
  return field((raw) => readNames(raw, max), { label, control: "names", ...extra, max });
};

/** Game weeks are numbers or text ("Game Week 10", "Final"): kept as the text they read as. */
export const gameWeek = (label = "Game week") =>
  field(readText, {
    label,
    control: "gameWeek",
    max: limits.shortText,
  });

/** The part of a season that a match belongs to. */
export const stage = () =>
  text("Stage", {
    max: limits.stage,
    optional: true,
    pattern: storedStage,
    help: "Empty for the league or group; else the place in the bracket, as SF1 or F",
  });

/** The texts of a list that are lines of that pattern; anything else is dropped. */
const readLines = (pattern: RegExp, max: number) => (raw: unknown) =>
  Array.isArray(raw)
    ? raw
        .map(readText)
        .filter((line) => pattern.test(line))
        .slice(0, max)
    : [];

export const lines = (label: string, pattern: RegExp, extra: Extra = {}) => {
  const { max = limits.lines } = extra;
  return field(readLines(pattern, max), { label, control: "lines", ...extra, max, pattern });
};
