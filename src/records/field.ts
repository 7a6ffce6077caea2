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

/** The control in the form with which administrators edit a field. */
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

/** The metadata of a field for forms, lists and checks; declared once, beside the schema. */
export interface FieldMeta {
  readonly label: string;
  readonly control: Control;
  readonly required?: boolean;
  readonly help?: string;
  /** The longest text in characters, the largest number of list entries, or the largest number. */
  readonly max?: number;
  /** Whether the text has paragraphs, so that its line breaks are stored. */
  readonly paragraphs?: boolean;
  readonly min?: number;
  readonly options?: readonly string[];
  /**
   * The pattern of a text that is not empty, or of each text of a list. It must be anchored, allow only trimmed text on
   * one line, and use only the syntax of RE2, because `firestore.rules` uses the same pattern.
   */
  readonly pattern?: RegExp;
  /** Whether each text of the list is a day, or a span of days with a later last day: "2026-12-24/2027-01-02". */
  readonly spans?: true;
  /** Whether an empty value is not written. So records and code older than the field stay valid. */
  readonly optional?: boolean;
  /** Whether an empty number is no number, instead of 0. */
  readonly mayBeEmpty?: true;
  /** Whether the value cannot change after the first save. */
  readonly fixed?: true;
  /**
   * Whether the address is that of a page, which visitors open by a link; any other address is that of a picture, which
   * is loaded where it is shown.
   */
  readonly link?: true;
  /** The use of a picture that may also be made in the app; such a picture is stored in the database. */
  readonly picture?: PictureUse;
}

/** Creates a field: `read` converts any stored value into the type of the field. */
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

/** A whole number; 0 if the stored value is missing or out of range. */
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

/** A whole number; null if the stored value is missing or out of range. */
export const optionalInteger = (label: string, extra: Extra = {}) => {
  const { min = 0, max = limits.statistic } = extra;
  return field((raw) => readInteger(raw, min, max), {
    label,
    control: "integer",
    mayBeEmpty: true,
    ...extra,
    min,
    max,
  });
};

/** A number with a fraction; 0 if the stored value is missing or out of range. */
export const decimal = (label: string, extra: Extra = {}) => {
  const { min = 0, max = limits.statistic } = extra;
  const read = (raw: unknown) => {
    const number = readFigure(raw);
    return number === null || number < min || number > max ? 0 : number;
  };
  return field(read, { label, control: "decimal", ...extra, min, max });
};

/** The stored form of a day: "YYYY-MM-DD". */
export const dayPattern = /^(19|20)[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$/;

/** A day without a time, "2027-02-20"; "" if the exact time is known, or if there is no date. */
export const day = (label: string, extra: Extra = {}) =>
  text(label, {
    max: 10,
    optional: true,
    pattern: dayPattern,
    ...extra,
  });

/** A yes or no; false if the stored value is missing. */
export const flag = (label: string) => field((raw) => raw === true, { label, control: "flag" });

/** A time in epoch milliseconds; null if unknown. */
export const moment = (label: string, extra: Extra = {}) =>
  field(readMoment, { label, control: "dateTime", ...extra });

export const names = (label: string, extra: Extra = {}) => {
  const { max = limits.lineUp } = extra;
  return field((raw) => readNames(raw, max), { label, control: "names", ...extra, max });
};

/** A game week, a number or a text ("Game Week 10", "Final"); in the app always a text. */
export const gameWeek = (label = "Game week") =>
  field(readText, {
    label,
    control: "gameWeek",
    max: limits.shortText,
  });

/** The stage of a season to which a match belongs. */
export const stage = () =>
  text("Stage", {
    max: limits.stage,
    optional: true,
    pattern: storedStage,
    help: "Empty for the league or group; else the place in the bracket, as SF1 or F",
  });

/** Returns the texts of a list that match the pattern; other values are dropped. */
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
