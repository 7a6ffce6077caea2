import { field, moment, picture, text } from "../field";
import { limits } from "@/domain/limits";
import { readParagraphs } from "@/domain/reading";
import { schemaOf, type FieldsOf } from "../schema";

/** A short announcement (`…News/{id}`): plain text for visitors of the league, never markup. */
export const newsSchema = schemaOf({
  title: text("Title", {
    required: true,
  }),
  text: field(readParagraphs, {
    label: "Text",
    control: "longText",
    max: limits.note,
    paragraphs: true,
    required: true,
  }),
  picture: picture("Picture", "scene"),
  /** The time of the announcement in epoch milliseconds; the newest comes first. */
  date: moment("Date"),
  /** The time until which the announcement is on top; null if it is not pinned. */
  until: moment("Pinned until", { optional: true }),
});

export type News = FieldsOf<typeof newsSchema>;

type NewsDates = Pick<News, "date" | "until">;

/**
 * Checks whether an announcement is pinned to the top.
 * @param now the current time in epoch milliseconds
 */
export const isPinned = ({ until }: NewsDates, now: number): boolean =>
  until !== null && until > now;

/**
 * Sorts announcements for visitors: pinned ones first, and the newest first in both parts.
 * @param now the current time in epoch milliseconds
 */
export function inNewsOrder<T extends NewsDates>(news: readonly T[], now: number): readonly T[] {
  const rank = (one: T) => (isPinned(one, now) ? 0 : 1);
  return news.toSorted((a, b) => rank(a) - rank(b) || (b.date ?? 0) - (a.date ?? 0));
}
