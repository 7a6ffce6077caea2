import { innerBut } from "../limits";

/*
 * What a meet's lines must look like to be stored: in a file without what reads and writes them, because every page reads
 * records and few have meets.
 */

/** A character of a part of a line. */
const part = innerBut("|");

/** An entry in its stored form, a line of its event; only the team may not be missing. */
export const linePattern = new RegExp(
  String.raw`^([1-9][0-9]{0,2})?\|${part}*\|${part}+(\|${part}*){0,4}$`,
  "u",
);

/** A line of a timetable in its stored form: `number|time|name|by|relay`. */
export const timetablePattern = new RegExp(
  String.raw`^[1-9][0-9]?\|([0-2][0-9]:[0-5][0-9])?\|${part}{1,60}\|(time|distance|height)(\|relay)?$`,
  "u",
);
