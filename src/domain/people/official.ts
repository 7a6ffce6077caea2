import type { RecordOf } from "@/records/record";
import type { SportId } from "../sport";

/** A referee or table official who leads matches of the arena, in any of its leagues. */
export type Official = RecordOf<"officials">;

/** Checks whether an official leads matches of that sport; without sports of their own, officials lead all. */
export const doesSport = ({ sports }: Pick<Official, "sports">, sport: SportId): boolean =>
  sports.length === 0 || sports.includes(sport);
