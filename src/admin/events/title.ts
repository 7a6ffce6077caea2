import { timetableOf } from "@/domain/meet/timetable";
import type { EventRecord } from "@/records/events/schema";
import type { RecordOf } from "@/records/record";

/** What an event is called beside records of other kinds: "Opening meet, 100 metres". */
export function titleOfEvent(
  { meet: id, number }: EventRecord,
  meets: readonly RecordOf<"meets">[],
): string {
  const meet = meets.find((one) => one.id === id);
  const announced = timetableOf(meet?.timetable ?? []).find((one) => one.number === number);
  return `${meet?.name ?? id}, ${announced?.name ?? `event ${number}`}`;
}
