import { pageModule } from "@/ui/later/lazyPart";

/** The layout of league pages, in a chunk of its own, because the landing page does not need it. */
export const leagueLayout = pageModule(async () => ({
  default: (await import("./LeagueLayout")).LeagueLayout,
}));

/** The head of a league's home page, in a chunk of its own, because other pages do not need it. */
export const leagueHero = pageModule(async () => ({
  default: (await import("./LeagueHero")).LeagueHero,
}));
