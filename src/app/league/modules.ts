import { pageModule } from "@/ui/later/lazyPart";

/** The layout of league pages: the landing page does without its code. */
export const leagueLayout = pageModule(async () => ({
  default: (await import("./LeagueLayout")).LeagueLayout,
}));

/** The head of home pages: its code comes with those pages only. */
export const leagueHero = pageModule(async () => ({
  default: (await import("./LeagueHero")).LeagueHero,
}));
