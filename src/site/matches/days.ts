import type { RecordOf } from "@/domain/records/record";
import { DATE_UNAVAILABLE, formatKickOff } from "@/domain/time";

interface Day<M> {
  /** "Saturday 14 March 2026", or that the date is not known. */
  readonly label: string;
  readonly matches: readonly M[];
}

/** Fixtures by the day they fall on in that zone, in the given order. */
export function daysOf(
  fixtures: readonly RecordOf<"fixtures">[],
  zone: string,
): readonly Day<RecordOf<"fixtures">>[] {
  const days = new Map<string, RecordOf<"fixtures">[]>();
  for (const fixture of fixtures) {
    const kickOff = formatKickOff(fixture.date, zone);
    const label = kickOff ? kickOff.full.slice(0, kickOff.full.lastIndexOf(",")) : DATE_UNAVAILABLE;
    days.set(label, [...(days.get(label) ?? []), fixture]);
  }
  return [...days].map(([label, matches]) => ({ label, matches }));
}
