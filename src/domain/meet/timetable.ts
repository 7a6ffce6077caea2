import type { Event } from "./meet";
import { timetablePattern } from "./patterns";

/** An event in a meet's timetable. */
export interface AnnouncedEvent extends Pick<Event, "name" | "by" | "relay"> {
  /** The number within its meet, from 1. It does not change if the order changes, because results refer to it. */
  readonly number: number;
  /** The time "14:05" on the arena's clock; '' if not known yet. */
  readonly time: string;
}

const MARKS: readonly Event["by"][] = ["time", "distance", "height"];

/** Reads a line of a timetable; null if it is none. */
export function readAnnounced(line: string): AnnouncedEvent | null {
  if (!timetablePattern.test(line)) return null;
  const [number = "", time = "", name = "", by, relay] = line.split("|");
  return {
    number: Number(number),
    time,
    name: name.trim(),
    by: MARKS.find((one) => one === by) ?? "time",
    relay: relay === "relay",
  };
}

/** Writes an event as its stored line. */
export function writeAnnounced({ number, time, name, by, relay }: AnnouncedEvent): string {
  return [number, time, name.replaceAll("|", " ").trim(), by, ...(relay ? ["relay"] : [])].join(
    "|",
  );
}

/** Returns the events of a timetable in the order of the day: by time, then by number. */
export function timetableOf(lines: readonly string[]): AnnouncedEvent[] {
  return lines
    .flatMap((line) => readAnnounced(line) ?? [])
    .sort((a, b) => (a.time || "99").localeCompare(b.time || "99") || a.number - b.number);
}

/** Returns the id of an event's record, from its meet and its number. */
export const eventId = (meet: string, number: number) => `${meet}-${number}`;
