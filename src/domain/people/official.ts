import type { RecordOf } from "@/records/record";
import type { SportId } from "../sport";

/** Somebody who leads matches of the arena, in any of its leagues. */
export type Official = RecordOf<"officials">;

/** Whether an official does matches of that sport. */
export const doesSport = ({ sports }: Pick<Official, "sports">, sport: SportId): boolean =>
  sports.length === 0 || sports.includes(sport);
