import { arena } from "@arena/arena";
import { readLine } from "@/domain/meet/lines";
import type { Entry } from "@/domain/meet/meet";
import { placeOdditiesOf } from "@/domain/meet/oddities";
import { timetableOf } from "@/domain/meet/timetable";
import { scoringOf } from "@/domain/season/meets";
import { formatKickOff } from "@/domain/time";
import type { EventRecord } from "@/records/events/schema";
import type { FormContext } from "../kind/formContext";
import type { Warning } from "../kind/warning";

/**
 * Warns of marks before the day of their meet, and of odd places. Places are checked only if the meet's timetable has
 * the event, because it says how the event is measured.
 */
export function eventWarnings(
  { meet, number, lines }: EventRecord,
  around: FormContext,
): Warning[] {
  const ownMeet = around.meets.find(({ id }) => id === meet);
  const entries = lines.map(readLine);
  return [
    ...tooEarly(entries, ownMeet?.date ?? null, around.now),
    ...oddPlaces(number, entries, ownMeet?.timetable ?? [], around),
  ];
}

function tooEarly(entries: readonly Entry[], date: number | null, now: number): Warning[] {
  if (date === null || date <= now || entries.every(({ mark }) => mark === "")) return [];
  const text = `This meet does not begin until ${formatKickOff(date, arena.timeZone)?.short ?? ""}`;
  return [{ id: "W05", field: "lines", text }];
}

function oddPlaces(
  number: number,
  entries: readonly Entry[],
  timetable: readonly string[],
  { league }: FormContext,
): Warning[] {
  const announced = timetableOf(timetable).find((one) => one.number === number);
  if (!announced) return [];
  return placeOdditiesOf({ ...announced, entries }, scoringOf(league)).map((oddity) => ({
    ...oddity,
    field: "lines",
  }));
}
