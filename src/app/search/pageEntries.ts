import { arena } from "@arena/arena";
import { houses } from "@/domain/houses";
import type { League } from "@/domain/league/league";
import type { PageId } from "@/domain/league/pages";
import { cupsIn } from "@/domain/season/cups";
import { formatIn } from "@/domain/season/format";
import { settingsOf, showsSeasons } from "@/domain/season/seasons";
import { paths } from "@/leagues/paths";
import { helpTopics } from "@/site/help/topics";
import { BRACKET_PART, cupPart } from "@/site/standings/address";
import { SUSPENDED_PART } from "@/site/suspensions/address";
import { pageName, tabs } from "../pages/names";
import type { Entry, SearchableLeague } from "./entries";

/** The entries of the pages that belong to no league, and of the help topics. */
export const siteEntries: readonly Entry[] = (
  [
    ["Today", paths.today(), "matches on now live next"],
    ["My clubs", paths.myClubs(), "following followed favourites"],
    [arena.championship, paths.championship(), `houses ${houses} medals overall`],
    ["Help", paths.help(), "how questions"],
    ["Privacy", paths.privacy(), "data cookies"],
    ...helpTopics.map(
      ({ id, title, also }) => [title, `${paths.help()}#${id}`, `help how to ${also}`] as const,
    ),
  ] as const
).map(([title, id, also]) => ({
  id,
  kind: "page",
  title,
  words: "All sports",
  also,
  league: null,
}));

/** Returns the search words for the statistics of a sport: its top lists, its figures, and "scorers" if it has them. */
function statisticsOf({ game: { topLists, statistics } }: League): string {
  const lists = topLists.map(({ title }) => title);
  const scores = lists.includes("Goals") || lists.includes("Points");
  const counted = statistics.map(({ label }) => label);
  const words = ["top statistics best", scores ? "scorers scorer" : "", ...lists, ...counted];
  return [...new Set(words)].join(" ");
}

/** Search words for the subjects of a league's page that are not in its name. */
const searchWords: Partial<Record<PageId, (league: League) => string>> = {
  matches: () => "fixtures next schedule kick-off calendar referee referees officials",
  // Visitors can try out scores (“What if”) only if scores are whole numbers.
  standings: ({ game: { scoreUnit, inMeets } }) =>
    `table ranking top leader leads${scoreUnit || inMeets ? "" : " what if prediction predict"}`,
  results: () => "scores",
  stats: statisticsOf,
  // If the league has no page of statistics, the figures are on the players' pages.
  players: (league) => `squad squads ${league.pages.stats === "real" ? "" : statisticsOf(league)}`,
  news: () => "announcements",
};

/** Returns the entries of a league's pages. */
export function pagesOf(league: League): readonly Entry[] {
  return tabs
    .filter((page) => league.pages[page] === "real")
    .map((page) => ({
      id: paths.page(league, page),
      kind: "page",
      title: `${league.name} ${pageName(league, page).toLowerCase()}`,
      words: "Page",
      also: searchWords[page]?.(league) ?? "",
      league,
    }));
}

/** Returns the entries of parts of a league's pages that have their own address. */
export function partsOf(league: League): readonly Entry[] {
  const part = (
    page: (typeof tabs)[number],
    id: string,
    name: string,
    also: string,
  ): readonly Entry[] =>
    league.pages[page] === "real"
      ? [
          {
            id: `${paths.page(league, page)}#${id}`,
            kind: "page",
            title: `${league.name} ${name}`,
            words: "Page",
            also,
            league,
          },
        ]
      : [];
  return [
    ...(league.game.bans
      ? part("stats", SUSPENDED_PART, "suspended players", "suspensions banned bans misses cards")
      : []),
    ...(formatIn(league, "").cup > 0
      ? part(
          "standings",
          BRACKET_PART,
          "knock-out",
          "bracket play-offs cup finals semi-finals quarter-finals",
        )
      : []),
  ];
}

/** Returns the entries of a league's cups. */
export function cupEntries({ league, seasons }: SearchableLeague): readonly Entry[] {
  if (league.pages.standings !== "real") return [];
  const { cups } = settingsOf(league, seasons, undefined);
  return cupsIn(cups).map(({ id, name }) => ({
    id: `${paths.page(league, "standings")}#${cupPart(id)}`,
    kind: "page",
    title: name,
    words: `${league.name} · Cup`,
    also: "cups bracket knock-out final finals",
    league,
  }));
}

/** Returns the entries of past seasons, with their champions. */
export function seasonEntries({ league, seasons }: SearchableLeague): readonly Entry[] {
  if (!showsSeasons(league, "standings")) return [];
  return league.seasons.slice(1).map(({ id, label }) => {
    const { champion } = settingsOf(league, seasons, id);
    return {
      id: paths.season(league, id),
      kind: "page",
      title: `${league.name}, ${label}`,
      words: champion === "" ? "Past season" : `Champion: ${champion}`,
      also: "champions winner won table",
      league,
    };
  });
}
