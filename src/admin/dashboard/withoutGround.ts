import { WEEK } from "@/domain/durations";
import { isStillOn } from "@/domain/schedule/callOff";
import { amountOf } from "@/domain/wording";
import { momentOf, whenOrder } from "@/domain/when";
import type { RecordOf } from "@/records/record";
import type { Doubt } from "./doubts";

/**
 * Finds matches of the next seven days without a ground, in a league whose other matches have one.
 * @param now epoch ms
 */
export function withoutGround(
  fixtures: readonly RecordOf<"fixtures">[],
  now: number,
): readonly Doubt[] {
  if (fixtures.every(({ stadium }) => stadium === "")) return [];
  const found = fixtures
    .filter((fixture) => {
      const at = momentOf(fixture) ?? 0;
      return fixture.stadium === "" && isStillOn(fixture) && at > now && at <= now + WEEK;
    })
    .toSorted(whenOrder);
  const [first] = found;
  if (!first) return [];
  const matches = amountOf(found.length, "match", "matches");
  return [
    {
      key: "grounds",
      text: `${matches} in the next 7 days ${found.length === 1 ? "has" : "have"} no ground: ${first.teamA} v ${first.teamB}${found.length === 1 ? "" : " is the first"}.`,
      kind: "fixtures",
      record: first.id,
    },
  ];
}
