import { MINUTE } from "../durations";
import { daysFrom, type Day } from "../day";

/** One event of a calendar. */
export interface CalendarEvent {
  /**
   * The id of the event. It never changes, so that a calendar that imports the event again updates it instead of adding
   * a second one.
   */
  readonly uid: string;
  /**
   * A number that rises with each change of the event; calendars use the version with the highest (RFC 5545, 3.8.7.4).
   */
  readonly sequence: number;
  /** The start, in epoch milliseconds. */
  readonly start: number;
  readonly minutes: number;
  /** The day of a match whose time is not known; the event then takes the whole day. Absent for any other match. */
  readonly day?: Day | undefined;
  readonly title: string;
  readonly place: string;
  readonly words: string;
  /** The web address of the match's page. */
  readonly url: string;
  /** Whether the match does not take place at that time; calendars cross the event out. */
  readonly isCancelled: boolean;
}

interface CalendarOptions {
  /** The name of the calendar. */
  readonly name: string;
  /** The time at which the file is created, in epoch milliseconds. */
  readonly now: number;
  /** Minutes before each event at which the calendar reminds the user; absent: no reminder. */
  readonly remind?: number | undefined;
  /** How often an application should load a subscribed calendar again, in hours (RFC 7986, 5.7). */
  readonly renewed?: number;
}

/** The most octets of a line, not counting the line break (RFC 5545, 3.1). */
const OCTETS = 75;
const encoder = new TextEncoder();

/**
 * Escapes a text for use as a value (RFC 5545, 3.3.11); control characters, which a value may not contain, become
 * spaces.
 */
function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n]/gu, " ")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");
}

/** Folds a line into pieces of at most 75 octets, never within a character; all but the first begin with a space. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = "";
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > OCTETS) {
      pieces.push(piece);
      piece = " ";
      octets = 1;
    }
    piece += letter;
    octets += size;
  }
  return [...pieces, piece].join("\r\n");
}

/** Formats a moment in UTC: "20261124T170000Z". */
export function utcStamp(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

/** Formats a day: "20270220". */
const dateStamp = (day: Day) => day.replaceAll("-", "");

/** Returns the start and the end. The end of an event of whole days is the day after it (RFC 5545, 3.6.1). */
const spanOf = ({ start, minutes, day }: CalendarEvent): readonly [string, string] =>
  day
    ? [dateStamp(day), dateStamp(daysFrom(day, 1))]
    : [utcStamp(start), utcStamp(start + minutes * MINUTE)];

function eventLines(event: CalendarEvent, { now, remind }: CalendarOptions): readonly string[] {
  const [from, until] = spanOf(event);
  const ofDays = event.day ? ";VALUE=DATE" : "";
  const alarm = [
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escaped(event.title)}`,
    `TRIGGER:-PT${remind}M`,
    "END:VALARM",
  ];
  return [
    "BEGIN:VEVENT",
    `UID:${escaped(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utcStamp(now)}`,
    `DTSTART${ofDays}:${from}`,
    `DTEND${ofDays}:${until}`,
    `SUMMARY:${escaped(event.title)}`,
    ...(event.place ? [`LOCATION:${escaped(event.place)}`] : []),
    ...(event.words ? [`DESCRIPTION:${escaped(event.words)}`] : []),
    `URL:${event.url}`,
    `STATUS:${event.isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    // No reminder if the time is not known.
    ...(remind === undefined || event.isCancelled || event.day ? [] : alarm),
    "END:VEVENT",
  ];
}

/** Returns the events as an iCalendar file (RFC 5545), with all times in UTC, and events of whole days as dates. */
export function icsText(events: readonly CalendarEvent[], options: CalendarOptions): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Arena//Matches//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escaped(options.name)}`,
    ...(options.renewed === undefined
      ? []
      : [
          `REFRESH-INTERVAL;VALUE=DURATION:PT${options.renewed}H`,
          `X-PUBLISHED-TTL:PT${options.renewed}H`,
        ]),
    ...events.flatMap((event) => eventLines(event, options)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** Returns the web address that adds an event to the user's Google Calendar. */
export function googleAddress(event: CalendarEvent): string {
  const { title, place, words, url } = event;
  const query = new URLSearchParams({
    action: "TEMPLATE",
    text: title,
    dates: spanOf(event).join("/"),
    details: [words, url].filter(Boolean).join("\n"),
    location: place,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}
