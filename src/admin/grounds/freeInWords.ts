import type { GroundDay, Taking } from "@/domain/schedule/groundDiary";

/**
 * "Free 12:00–18:00", or "Free" of a day without a match. A ground of several courts says how many are free all day:
 * "3 of 6 free all day"; where none is, the hours with room for another match.
 */
export function freeInWords({ isFree, free, spare }: GroundDay<Taking>, courts: number): string {
  if (isFree) return "Free";
  if (courts > 1 && spare > 0) return `${spare} of ${courts} free all day`;
  return `Free ${free.map(({ from, to }) => `${from}–${to}`).join(", ")}`;
}
