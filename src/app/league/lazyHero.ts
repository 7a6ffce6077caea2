import { pageModule } from "../pages/pageModule";

/** The head of home pages: its code comes with those pages only. */
export const leagueHero = pageModule(async () => ({
  default: (await import("./LeagueHero")).LeagueHero,
}));
