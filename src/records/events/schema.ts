import { linePattern } from "@/domain/meet/patterns";
import { count, lines, text } from "../field";
import { schemaOf, type FieldsOf } from "../schema";

/** One event of a meet (`…Results/{meet}-{number}`): first its start list, later its marks and places. */
export const eventSchema = schemaOf({
  meet: text("Meet", { required: true, max: 60, pattern: /^[A-Za-z0-9_-]{1,60}$/ }),
  number: count("Number", { min: 1, max: 99 }),
  lines: lines("Entries", linePattern),
});

export type EventRecord = FieldsOf<typeof eventSchema>;
