import type { PageId } from "@/domain/league/pages";
import type { EntityKind, RecordOf } from "@/records/record";
import type { AdminSection, League, LeagueEntry } from "@/domain/league/league";

/** The pages that can be opened, with the kind of record that each needs. */
const needs = {
  players: "players",
  results: "results",
  standings: "results",
  stats: "players",
  clubs: "fixtures",
  news: "news",
  transfers: "players",
} as const satisfies Partial<Record<PageId, EntityKind>>;

/** A page that is closed at first in some leagues and that an administrator may open. */
export type OpenablePage = keyof typeof needs;

/** Checks whether a page may be closed at first. */
export const isOpenable = (page: PageId): page is OpenablePage => page in needs;

/**
 * Returns the pages of a league that are closed at first and can be opened, because the league has the records that
 * they need.
 */
export function openablePages({ pages, collections }: LeagueEntry): readonly OpenablePage[] {
  // The league's `pages` has exactly one key for each page.
  return (Object.keys(pages) as PageId[])
    .filter(isOpenable)
    .filter((page) => ["coming-soon", "placeholder", "empty"].includes(pages[page]))
    .filter((page) => collections[needs[page]] !== undefined);
}

/** The sections of the administration in which the records of a page are entered. */
export const enteredIn: Readonly<Partial<Record<PageId, readonly AdminSection[]>>> = {
  players: ["players"],
  results: ["results"],
  standings: ["results", "standings"],
  stats: ["players", "results"],
  clubs: ["clubs"],
  news: ["news"],
};

/** Returns the pages that an administrator has opened, from the record of the current season. */
export function openedPages(
  league: LeagueEntry,
  seasons: readonly RecordOf<"seasons">[],
): readonly OpenablePage[] {
  const current = seasons.find(({ id }) => id === league.seasons[0].id);
  return openablePages(league).filter((page) => current?.open.includes(page));
}

/** Returns the league with these pages open, and with the sections for their records. */
export function withOpened(league: League, open: readonly PageId[]): League {
  if (open.length === 0) return league;
  const pages = { ...league.pages };
  const sections = { ...league.admin.sections };
  for (const page of open) {
    pages[page] = "real";
    for (const section of enteredIn[page] ?? []) {
      if (sections[section] === "when-open") sections[section] = "full";
    }
  }
  return { ...league, pages, admin: { ...league.admin, sections } };
}
