import type { RecordOf } from "@/records/record";
import { amountOf } from "@/domain/wording";
import type { League } from "@/domain/league/league";
import { partOfMeet, timedMeets } from "@/domain/season/meets";
import type { Doubt } from "./doubts";

/** The records of a season of meets. */
export interface RecordsOfMeets {
  readonly meets: readonly RecordOf<"meets">[];
  readonly events: readonly RecordOf<"events">[];
}

/** Finds meets that are over although some of their events have no result. @param now epoch milliseconds */
export function meetDoubts(
  { game: { matchMinutes } }: League,
  { meets, events }: RecordsOfMeets,
  now: number,
): readonly Doubt[] {
  return timedMeets(meets, events).flatMap((seasonMeet): Doubt[] => {
    const { meet, done } = seasonMeet;
    const open = seasonMeet.events.length - done;
    if (open === 0 || partOfMeet(seasonMeet, now, matchMinutes) !== "finished") return [];
    const text = `${meet.name} is over, and ${amountOf(open, "event has", "events have")} no result.`;
    return [{ key: `open ${meet.id}`, text, kind: "events", record: null }];
  });
}
