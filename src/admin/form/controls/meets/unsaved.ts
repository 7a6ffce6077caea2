import { eventId } from "@/domain/meet/timetable";
import type { RecordOf } from "@/domain/records/record";

/** An event's record as it would be. */
export function makeUnsaved(
  meet: string,
  number: number,
  lines: readonly string[],
): RecordOf<"events"> {
  return {
    id: eventId(meet, number),
    meet,
    number,
    lines: [...lines],
    version: 0,
    updatedAt: null,
    season: "",
    corrected: "",
    unconfirmed: false,
  };
}
