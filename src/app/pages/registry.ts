import type { TabId } from "@/domain/league/pages";
import type { AdminAccess, AdminSection, LeagueEntry, PageKind } from "@/domain/league/league";
import type { SiteRoute } from "@/leagues/routes";
import { sportEntryOf } from "@/sports/sports";
import { leagueHero, leagueLayout } from "../league/modules";
import { answer, answerOfLeague, answerOfRegistry, type Answer } from "./answer";
import { pageName } from "./names";
import { pageModule, type LazyCode, type PageModule } from "@/ui/later/lazyPart";

/** The address of the gallery of components, in development builds. */
const GALLERY_PATH = "/__gallery";

/** The gallery; null in all other builds. */
const gallery: PageModule<object> | null = import.meta.env.DEV
  ? pageModule(() => import("../gallery/GalleryPage"))
  : null;

const landing = pageModule(() => import("@/site/landing/LandingPage"));
const championship = pageModule(() => import("@/site/championship/ChampionshipPage"));
const myClubs = pageModule(() => import("@/site/mine/MyClubsPage"));
const help = pageModule(() => import("@/site/help/HelpPage"));
const ground = pageModule(() => import("@/site/ground/GroundPage"));
const join = pageModule(() => import("@/session/JoinPage"));
const privacy = pageModule(() => import("@/site/privacy/PrivacyPage"));
const today = pageModule(() => import("@/site/today/TodayPage"));
const screen = pageModule(() => import("@/site/screen/ScreenPage"));
const embed = pageModule(() => import("@/site/embed/EmbedPage"));
const club = pageModule(() => import("@/site/club/ClubPage"));
const headToHead = pageModule(() => import("@/site/head-to-head/HeadToHeadPage"));
const pastSeason = pageModule(() => import("@/site/past-season/PastSeasonPage"));
const meetClub = pageModule(() => import("@/site/meets/MeetClubPage"));
const match = pageModule(() => import("@/site/match-page/MatchPage"));
const player = pageModule(() => import("@/site/player-page/PlayerPage"));
const pastMeetSeason = pageModule(() => import("@/site/meets/PastMeetSeasonPage"));
const signIn = pageModule(() => import("@/session/SignInPage"));
const admin = pageModule(() => import("@/admin/AdminApp"));
const comingSoon = pageModule(() => import("@/site/coming-soon/ComingSoonPage"));
const comingSoonPart = pageModule(() => import("@/site/coming-soon/ComingSoonPart"));
const placeholder = pageModule(() => import("@/site/placeholder/PlaceholderPage"));
const notFound = pageModule(() => import("@/site/not-found/NotFoundPage"));

/**
 * The pages of a league. News are null, because they begin closed in most leagues: the page "Coming soon" fetches their
 * code (`site/opening/OpenedPage`) once an administrator has opened them, or where the league declares them "real".
 */
const realPages = {
  home: pageModule(() => import("@/site/home/HomePage")),
  players: pageModule(() => import("@/site/players/PlayersPage")),
  matches: pageModule(() => import("@/site/matches/MatchesPage")),
  results: pageModule(() => import("@/site/results/ResultsPage")),
  standings: pageModule(() => import("@/site/standings/StandingsPage")),
  stats: pageModule(() => import("@/site/stats/StatsPage")),
  clubs: pageModule(() => import("@/site/clubs/ClubsPage")),
  transfers: pageModule(() => import("@/site/transfers/TransfersPage")),
  news: null,
} satisfies Record<TabId, PageModule<object> | null>;

/** The pages of a league of meets, if they differ. */
const meetPages: Partial<Record<TabId, PageModule<object>>> = {
  home: pageModule(() => import("@/site/meets/MeetHomePage")),
  players: pageModule(() => import("@/site/meets/MeetPlayersPage")),
  matches: pageModule(() => import("@/site/meets/MeetsPage")),
  results: pageModule(() => import("@/site/meets/MeetResultsPage")),
  standings: pageModule(() => import("@/site/meets/MeetStandingsPage")),
  stats: pageModule(() => import("@/site/meets/MeetStatsPage")),
};

/** Code that a page's layout needs besides the page itself. */
const besides: Partial<Record<TabId, readonly LazyCode[]>> = {
  home: [leagueLayout, leagueHero],
};

type LeagueAnswer = (league: LeagueEntry, page: TabId) => Answer;

const soon: LeagueAnswer = (entry, page) =>
  answerOfLeague(comingSoonPart, entry, (league) => ({
    page,
    title: pageName(league, page),
  }));

const nothingYet = (entry: LeagueEntry, page: TabId, isEmpty: boolean): Answer =>
  answerOfLeague(placeholder, entry, (league) => ({
    page,
    title: pageName(league, page),
    isEmpty,
  }));

/** The content of a league's page, by the kind of page that the league declares. */
const leagueAnswers = {
  real: (league, page) => {
    const real =
      (sportEntryOf(league.sport).inMeets ? meetPages[page] : undefined) ?? realPages[page];
    return real ? answerOfLeague(real, league, () => ({}), besides[page]) : soon(league, page);
  },
  "coming-soon": soon,
  placeholder: (league, page) => nothingYet(league, page, false),
  empty: (league, page) => nothingYet(league, page, true),
} satisfies Record<Exclude<PageKind, "none">, LeagueAnswer>;

const administration = (
  entry: LeagueEntry,
  section: AdminSection | "dashboard",
  access: Exclude<AdminAccess, "none">,
): Answer => answerOfRegistry(admin, entry, (league) => ({ league, section, access }));

type PageRoute = Exclude<SiteRoute, { kind: "redirect" }>;

/** Returns the content of the page at an address; undefined is the page "not found". A redirect has no content. */
export function answerTo(route: PageRoute | undefined, pathname: string): Answer {
  if (!route) {
    return gallery && pathname === GALLERY_PATH
      ? answer(gallery, {})
      : answer(notFound, { pathname });
  }
  switch (route.kind) {
    case "landing":
      return answer(landing, {});
    case "championship":
      return answer(championship, {});
    case "today":
      return answer(today, {});
    case "myClubs":
      return answer(myClubs, {});
    case "screen":
      return answer(screen, { slug: route.league?.slug });
    case "embed":
      return answerOfLeague(embed, route.league, () => ({ part: route.part }), []);
    case "help":
      return answer(help, {});
    case "ground":
      return answer(ground, { id: route.id });
    case "privacy":
      return answer(privacy, {});
    case "join":
      return answer(join, {});
    case "page":
      return leagueAnswers[route.pageKind](route.league, route.page);
    case "club":
      if (route.against) {
        const clubs = [route.slug, route.against] as const;
        return answerOfLeague(headToHead, route.league, () => ({ clubs }));
      }
      return answerOfLeague(
        sportEntryOf(route.league.sport).inMeets ? meetClub : club,
        route.league,
        () => ({ slug: route.slug }),
      );
    case "match":
      return answerOfLeague(match, route.league, () => ({ id: route.id }));
    case "player":
      return answerOfLeague(player, route.league, () => ({ id: route.id }));
    case "season":
      return answerOfLeague(
        sportEntryOf(route.league.sport).inMeets ? pastMeetSeason : pastSeason,
        route.league,
        () => ({ id: route.id }),
      );
    case "signIn":
      return answerOfRegistry(signIn, route.league, (league) => ({ league }));
    case "dashboard":
      return administration(route.league, "dashboard", "full");
    case "adminSection":
      return administration(route.league, route.section, route.access);
    case "comingSoon":
      return answer(comingSoon, { sport: route.sport, section: route.section });
  }
}
