import type { PageId } from "@/domain/league/pages";
import type { EntityKind, RecordOf } from "@/records/record";
import type { AdminSection, League, LeagueEntry } from "@/domain/league/league";

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

/** Whether a page is of a kind that may begin closed. */
export const isOpenable = (page: PageId): page is OpenablePage => page in needs;

/** The pages of a league that begin closed and can be opened: those whose records it keeps. */
export function openablePages({ pages, collections }: LeagueEntry): readonly OpenablePage[] {
  // The registry's record is exhaustive, so its keys are exactly the pages.
  return (Object.keys(pages) as PageId[])
    .filter(isOpenable)
    .filter((page) => ["coming-soon", "placeholder", "empty"].includes(pages[page]))
    .filter((page) => collections[needs[page]] !== undefined);
}

/** The sections where the records of an opened page are entered. */
const enteredIn: Readonly<Partial<Record<PageId, readonly AdminSection[]>>> = {
  players: ["players"],
  results: ["results"],
  standings: ["results", "standings"],
  stats: ["players", "results"],
  clubs: ["clubs"],
  news: ["news"],
};

/** The closed pages of a league that need a section: opening one of them opens it too. */
export function pagesBehind(league: LeagueEntry, section: AdminSection): readonly OpenablePage[] {
  return openablePages(league).filter((page) => enteredIn[page]?.includes(section));
}

/** The pages that begin closed and that an administrator has opened, as the record of the current season says. */
export function openedPages(
  league: LeagueEntry,
  seasons: readonly RecordOf<"seasons">[],
): readonly OpenablePage[] {
  const current = seasons.find(({ id }) => id === league.seasons[0].id);
  return openablePages(league).filter((page) => current?.open.includes(page));
}

/** The league with these pages open: they are real, and so are the sections that feed them. */
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
