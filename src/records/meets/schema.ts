import { linePattern, timetablePattern } from "@/domain/meet/patterns";
import { count, field, moment, text } from "../field";
import { limits } from "@/domain/limits";
import { readText } from "@/domain/reading";
import { schemaOf, type Read } from "../schema";

/** The texts of a list that are lines of that pattern; anything else is dropped. */
const readLines = (pattern: RegExp) => (raw: unknown) =>
  Array.isArray(raw)
    ? raw
        .map(readText)
        .filter((line) => pattern.test(line))
        .slice(0, limits.lines)
    : [];

const lines = (label: string, pattern: RegExp) =>
  field(readLines(pattern), { label, control: "lines", max: limits.lines, pattern });

/** A meet (`…Meets/{id}`): a day of events, never a match of two teams. */
export const meetSchema = schemaOf({
  name: text("Name", { required: true }),
  date: moment("Date and time"),
  place: text("Place"),
  status: text("Status", { max: limits.shortText, help: "Empty, or Postponed, Cancelled" }),
  timetable: lines("Timetable", timetablePattern),
});

export type MeetRecord = Read<typeof meetSchema>;

/** One event of a meet (`…Results/{meet}-{number}`): its start list, then its marks and places. */
export const eventSchema = schemaOf({
  meet: text("Meet", { required: true, max: 60, pattern: /^[A-Za-z0-9_-]{1,60}$/ }),
  number: count("Number", { min: 1, max: 99 }),
  lines: lines("Entries", linePattern),
});

export type EventRecord = Read<typeof eventSchema>;
