import { innerBut } from "../limits";

/*
 * Patterns of a meet's stored lines. They are in a file without the code that reads and writes the lines, because every
 * page loads records and few have meets.
 */

/** Matches a character within a part of a line. */
const part = innerBut("|");

/** Matches an entry in its stored form, one line of its event; only the team is required. */
export const linePattern = new RegExp(
  String.raw`^([1-9][0-9]{0,2})?\|${part}*\|${part}+(\|${part}*){0,4}$`,
  "u",
);

/** Matches a line of a timetable in its stored form: `number|time|name|by|relay`. */
export const timetablePattern = new RegExp(
  String.raw`^[1-9][0-9]?\|([0-2][0-9]:[0-5][0-9])?\|${part}{1,60}\|(time|distance|height)(\|relay)?$`,
  "u",
);
