import type { Event } from "./meet";
import { timetablePattern } from "./patterns";

/** An event as a meet's timetable announces it. */
export interface AnnouncedEvent extends Pick<Event, "name" | "by" | "relay"> {
  /** Within its meet, from 1; it stays when the order changes, because results go by it. */
  readonly number: number;
  /** "14:05" on the arena's clock; '' when not known yet. */
  readonly time: string;
}

const MARKS: readonly Event["by"][] = ["time", "distance", "height"];

/** Reads a line of a timetable; null for any other line. */
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

/** The stored line of an announced event. */
export function writeAnnounced({ number, time, name, by, relay }: AnnouncedEvent): string {
  return [number, time, name.replaceAll("|", " ").trim(), by, ...(relay ? ["relay"] : [])].join(
    "|",
  );
}

/** The events of a timetable in the order of the day: by time, then by number. */
export function timetableOf(lines: readonly string[]): AnnouncedEvent[] {
  return lines
    .flatMap((line) => readAnnounced(line) ?? [])
    .sort((a, b) => (a.time || "99").localeCompare(b.time || "99") || a.number - b.number);
}

/** The id of an event's record: it belongs to its meet. */
export const eventId = (meet: string, number: number) => `${meet}-${number}`;
