import type { AdminSection, LeagueEntry } from "@/domain/league/league";
import { enteredIn, openablePages, type OpenablePage } from "@/leagues/opening";

/** Returns the closed pages of a league that need a section; opening one of these pages opens the section too. */
export function pagesBehind(league: LeagueEntry, section: AdminSection): readonly OpenablePage[] {
  return openablePages(league).filter((page) => enteredIn[page]?.includes(section));
}
