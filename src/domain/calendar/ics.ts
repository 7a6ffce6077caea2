import { MINUTE } from "../durations";
import { daysFrom, type Day } from "../day";

/** One entry of a calendar. */
export interface CalendarEvent {
  /** Never changes, so that a calendar that takes the entry again updates it instead of adding one. */
  readonly uid: string;
  /** Higher whenever the entry was changed: calendars take the highest (RFC 5545, 3.8.7.4). */
  readonly sequence: number;
  /** Epoch milliseconds. */
  readonly start: number;
  readonly minutes: number;
  /** The day of a match whose time is not known: an entry of the whole day. Absent for any other. */
  readonly day?: Day | undefined;
  readonly title: string;
  readonly place: string;
  readonly words: string;
  /** An address on the web. */
  readonly url: string;
  /** It does not take place then: calendars strike it out. */
  readonly isCancelled: boolean;
}

interface CalendarOptions {
  /** What a calendar calls the list. */
  readonly name: string;
  /** When the text is made, in epoch milliseconds. */
  readonly now: number;
  /** Minutes before each entry at which the calendar reminds; absent: it does not. */
  readonly remind?: number | undefined;
  /** How often a subscribed calendar should be asked for again, in hours (RFC 7986, 5.7). */
  readonly renewed?: number;
}

/** The most octets of a line, its end not counted (RFC 5545, 3.1). */
const OCTETS = 75;
const encoder = new TextEncoder();

/** A text as a value (RFC 5545, 3.3.11); what no text may hold is left out. */
function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n]/gu, " ")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");
}

/** A line in pieces of at most 75 octets, never within a letter; all but the first begin with a space. */
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

/** A moment in UTC: "20261124T170000Z". */
export function utcStamp(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

/** A day as a value: "20270220". */
const dateStamp = (day: Day) => day.replaceAll("-", "");

/** From when until when: the end of whole days is the day after them (RFC 5545, 3.6.1). */
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
    // Nobody can be reminded an hour before a time that is not known.
    ...(remind === undefined || event.isCancelled || event.day ? [] : alarm),
    "END:VEVENT",
  ];
}

/** Entries as a file that every calendar reads: iCalendar, RFC 5545, all times in UTC, days as days. */
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

/** The address that offers an entry to somebody's calendar at Google. */
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
