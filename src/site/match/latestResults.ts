import { inOrderPlayed } from "@/domain/match/order";
import type { RecordOf } from "@/domain/records/record";

/** Results as they were played, newest first; those of which neither day nor game week is known last. */
export function latestFirst(results: readonly RecordOf<"results">[]): RecordOf<"results">[] {
  const isPlaced = ({ date, gameWeek }: RecordOf<"results">) => date !== null || gameWeek !== "";
  return [
    ...inOrderPlayed(results.filter(isPlaced)).reverse(),
    ...results.filter((result) => !isPlaced(result)),
  ];
}
