import { readLine } from "@/domain/meet/lines";
import { placeOdditiesOf } from "@/domain/meet/oddities";
import { timetableOf } from "@/domain/meet/timetable";
import { scoringOf } from "@/domain/season/meets";
import type { EventRecord } from "@/records/events/schema";
import type { FormContext } from "../kind/formContext";
import type { Warning } from "../kind/warning";

/** What is odd about the places of an event, where its meet's timetable says how it is measured. */
export function eventWarnings(
  { meet, number, lines }: EventRecord,
  around: FormContext,
): Warning[] {
  const timetable = around.meets.find(({ id }) => id === meet)?.timetable ?? [];
  const announced = timetableOf(timetable).find((one) => one.number === number);
  if (!announced) return [];
  const event = { ...announced, entries: lines.map(readLine) };
  return placeOdditiesOf(event, scoringOf(around.league)).map((oddity) => ({
    ...oddity,
    field: "lines",
  }));
}
