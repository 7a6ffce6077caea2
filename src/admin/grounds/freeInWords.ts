import type { GroundDay, Taking } from "@/domain/schedule/groundDiary";

/** "Free 12:00–18:00", or "Free" of a day without a match. */
export const freeInWords = ({ takings, free }: GroundDay<Taking>): string =>
  takings.length === 0 ? "Free" : `Free ${free.map(({ from, to }) => `${from}–${to}`).join(", ")}`;
