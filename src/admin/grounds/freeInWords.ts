import type { GroundDay, Taking } from "@/domain/schedule/groundDiary";

/** "Free 12:00–18:00", or "Free" of a day without a match. */
export const freeInWords = ({ isFree, free }: GroundDay<Taking>): string =>
  isFree ? "Free" : `Free ${free.map(({ from, to }) => `${from}–${to}`).join(", ")}`;
