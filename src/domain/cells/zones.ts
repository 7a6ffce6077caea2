import { plainWords } from "./plainWords";

/** The time zone of a time: a fixed number of minutes ahead of UTC, or the name of a zone with summer time. */
export type Zone = { readonly ahead: number } | { readonly of: string };

/**
 * Abbreviations of zones as sports pages write them. Names used in summer and winter alike refer to a place, so that
 * its summer time is applied.
 */
const named: Readonly<Record<string, Zone>> = {
  z: { ahead: 0 },
  utc: { ahead: 0 },
  gmt: { ahead: 0 },
  bst: { ahead: 60 },
  uk: { of: "Europe/London" },
  "uk time": { of: "Europe/London" },
  wet: { of: "Europe/Lisbon" },
  west: { ahead: 60 },
  wat: { ahead: 60 },
  cet: { of: "Europe/Paris" },
  cest: { ahead: 120 },
  mez: { of: "Europe/Berlin" },
  mesz: { ahead: 120 },
  cat: { ahead: 120 },
  sast: { ahead: 120 },
  eet: { of: "Europe/Athens" },
  eest: { ahead: 180 },
  eat: { ahead: 180 },
  msk: { ahead: 180 },
  trt: { ahead: 180 },
  et: { of: "America/New_York" },
  est: { ahead: -300 },
  edt: { ahead: -240 },
  ct: { of: "America/Chicago" },
  cst: { ahead: -360 },
  cdt: { ahead: -300 },
  mt: { of: "America/Denver" },
  mst: { ahead: -420 },
  mdt: { ahead: -360 },
  pt: { of: "America/Los_Angeles" },
  pst: { ahead: -480 },
  pdt: { ahead: -420 },
  brt: { ahead: -180 },
  art: { ahead: -180 },
  jst: { ahead: 540 },
  aest: { ahead: 600 },
  aedt: { ahead: 660 },
};

/** Returns the zone that a word or an offset names: "ET", "UTC+1", "+02:00", "Africa/Lagos"; null if none. */
export function zoneOf(text: string): Zone | null {
  const word = plainWords(text);
  const known = Object.hasOwn(named, word) ? named[word] : undefined;
  if (known) return known;
  const [, sign, hours = "", minutes = "0"] =
    /^(?:utc|gmt)? ?([+-])(\d{1,2})(?::?([0-5]\d))?$/.exec(word) ?? [];
  if (sign) {
    const ahead = (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
    return Math.abs(ahead) <= 14 * 60 ? { ahead } : null;
  }
  if (!/^[a-z]+\/[a-z_/]+$/.test(word)) return null;
  try {
    return { of: new Intl.DateTimeFormat("en", { timeZone: word }).resolvedOptions().timeZone };
  } catch {
    return null;
  }
}

/**
 * Returns the zone that a column's heading names in brackets or as its last word: "Start (ET)", "Time ET", "time_utc";
 * null if none.
 */
export function zoneOfHeading(heading: string): Zone | null {
  const [, inside] = /[([]([^)\]]+)[)\]]/.exec(heading) ?? [];
  const behind = /[\s_/-](\S+)$/.exec(heading.trim())?.[1];
  const said = inside ?? behind ?? /^(?:date)?(utc)(?:date)?$/i.exec(heading.trim())?.[1];
  return said === undefined ? null : zoneOf(said.replace(/ time$/i, ""));
}

/** Matches the part of a title that names the zone of all times. */
const TIMES_OF =
  /\b(?:[Tt]imes?|TIMES?|[Kk]ick-?[Oo]ffs?|(?:[Uu]hr|[Aa]nstoß)?[Zz]eiten|[Uu]hrzeit|[Hh]eures?|[Hh]orarios?|[Hh]oras?|[Oo]rari|[Ss]aatler)\b[\s:(=]*(?:(?:are|is|in|all|shown|given|listed|as|sont|sind|en|son)\s+)*\(?((?:UTC|GMT) ?[+-]\d{1,2}|[A-Z]{2,5}|[A-Z][a-z]+\/[A-Z][A-Za-z_]+)\b/u;

/** Returns the word of a title that names the zone of all times: "All times are GMT"; null if none. */
export const zoneWordIn = (title: string): string | null => TIMES_OF.exec(title)?.[1] ?? null;

/** Words that are often in brackets in the heading of a column of times and are no zone: units, formats, hints. */
const NO_ZONE =
  /^(?:[dmyhs]{1,4}(?:[-/.: ][dmyhs]{1,4})*|am|pm|am\/pm|\d+ ?(?:h|hrs?|hours?)|ko|tbc|tba|opt|req|local|local time|optional|required|home|start|end|kick-?off)$/;

/**
 * Returns the word in the brackets of a heading if it looks like a zone that is not known here: "Time (IST)"; null if
 * there is none.
 */
export function oddZoneOfHeading(heading: string): string | null {
  const [, inside = ""] = /[([]([^)\]]+)[)\]]/.exec(heading) ?? [];
  const word = inside.trim();
  const isZone = /^[A-Z]{2,5}$/.test(word) || /\btime\b|^(?:utc|gmt)|^[a-z]+\/[a-z_]+$/i.test(word);
  if (!isZone || NO_ZONE.test(plainWords(word)) || zoneOfHeading(heading) !== null) return null;
  return word;
}
