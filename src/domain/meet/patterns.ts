/*
 * What a meet's lines must look like to be stored: apart from what reads and writes them, because every page reads
 * records and few have meets.
 */

/** An entry as it is stored, a line of its event; only the team may not be missing. */
export const linePattern =
  /^([1-9][0-9]{0,2})?\|[^|\p{Cc}\p{Cf}]*\|[^|\p{Cc}\p{Cf}]+(\|[^|\p{Cc}\p{Cf}]*){0,4}$/u;

/** A line of a timetable as it is stored: `number|time|name|by|relay`. */
export const timetablePattern =
  /^[1-9][0-9]?\|([0-2][0-9]:[0-5][0-9])?\|[^|\p{Cc}\p{Cf}]{1,60}\|(time|distance|height)(\|relay)?$/u;
