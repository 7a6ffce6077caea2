import type { LeagueEntry } from "@/domain/league/league";
import { openablePages } from "./opening";
import type { EmbedPart } from "./paths";

/** Whether a page is real, or can be opened. */
export const mayShow = (league: LeagueEntry, page: "players" | "standings"): boolean =>
  league.pages[page] === "real" || openablePages(league).includes(page);

/** Whether the league has something to show on a hall's television. */
export const hasScreen = ({ collections: { fixtures, meets } }: LeagueEntry): boolean =>
  fixtures !== undefined || meets !== undefined;

/** The parts of the league that other sites may frame: what its own pages show too. */
export function embedPartsOf(league: LeagueEntry): readonly EmbedPart[] {
  if (!hasScreen(league)) return [];
  return [
    ...(mayShow(league, "standings") ? (["table"] as const) : []),
    "fixtures",
    // A single meet has no row of its own.
    ...(league.collections.fixtures ? (["match"] as const) : []),
  ];
}
