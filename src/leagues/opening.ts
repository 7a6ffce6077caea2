import type { EntityKind, RecordOf } from "@/domain/records/record";
import type { LeagueEntry, PageId } from "./league";

/** A page that shows records of a season, and which it cannot do without. */
const needs = {
  players: "players",
  results: "results",
  standings: "results",
  stats: "players",
  clubs: "fixtures",
  news: "news",
  transfers: "players",
} as const satisfies Partial<Record<PageId, EntityKind>>;

/** A page that begins closed in some league, and that an administrator may open. */
export type OpenablePage = keyof typeof needs;

const isOpenable = (page: PageId): page is OpenablePage => page in needs;

/** The pages of a league that begin closed and can be opened: those whose records it keeps. */
export function openablePages({ pages, collections }: LeagueEntry): readonly OpenablePage[] {
  return (Object.keys(pages) as PageId[])
    .filter(isOpenable)
    .filter((page) => ["coming-soon", "placeholder", "empty"].includes(pages[page]))
    .filter((page) => collections[needs[page]] !== undefined);
}

/** Whether an administrator has opened a page that begins closed; it is said in the record of the current season. */
export function isOpened(
  league: LeagueEntry,
  seasons: readonly RecordOf<"seasons">[],
  page: OpenablePage,
): boolean {
  const current = seasons.find(({ id }) => id === league.seasons[0].id);
  return current?.open.includes(page) ?? false;
}
