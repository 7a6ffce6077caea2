import type { LeagueEntry } from "@/domain/league/league";
import { openablePages } from "./opening";
import type { EmbedPart } from "./paths";

/** Checks whether a page is shown, or can be opened later. */
export const mayShow = (league: LeagueEntry, page: "players" | "standings"): boolean =>
  league.pages[page] === "real" || openablePages(league).includes(page);

/** Checks whether the league has content for a display in a hall. */
export const hasScreen = ({ collections: { fixtures, meets } }: LeagueEntry): boolean =>
  fixtures !== undefined || meets !== undefined;

/** Returns the parts of the league that other sites may embed: only parts that the league's own pages show. */
export function embedPartsOf(league: LeagueEntry): readonly EmbedPart[] {
  if (!hasScreen(league)) return [];
  return [
    ...(mayShow(league, "standings") ? (["table"] as const) : []),
    "fixtures",
    // A league of meets has no single matches to embed.
    ...(league.collections.fixtures ? (["match"] as const) : []),
  ];
}
