import {
  memo,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from "react";
import { Navigate, useLocation } from "react-router-dom";
import { useEveryEntry } from "@/data/useEntries";
import { useReadLeagues } from "@/data/useReadLeagues";
import { mayHaveChanged } from "@/leagues/registry";
import { turnPage } from "@/data/pageTurn";
import { paths } from "@/leagues/paths";
import { type SiteRoute, routeAt } from "@/leagues/routes";
import { PageName } from "@/ui/pageName";
import { isFramed } from "./entry/framed";
import { NotInFrame } from "./errors/NotInFrame";
import { RouteBoundary } from "./errors/RouteBoundary";
import { SiteFrame } from "./frame/SiteFrame";
import type { LeaguePlace } from "./league/LeagueLayout";
import { leagueLayout } from "./league/modules";
import { wholeLeague } from "./league/wholeLeague";
import { Arrival, LateFocus } from "./navigation/Arrival";
import { Announcer, usePageTitle } from "./navigation/Announcer";
import { PageLoading } from "./navigation/PageLoading";
import { PageOfLeague } from "./pages/answer";
import { answerTo } from "./pages/registry";
import { titleOf } from "./pages/title";

type PageRoute = Exclude<SiteRoute, { kind: "redirect" }>;

/** What answers at the current address: the registry's page, in the layout it belongs to. */
export function SitePage() {
  const { pathname, search, hash, key } = useLocation();
  // Before anything on the next page asks for what it shows.
  useLayoutEffect(turnPage, [key]);
  // Its answer changes with the leagues that are known.
  const entries = useEveryEntry();
  const route = useMemo(() => routeAt(pathname, entries), [pathname, entries]);
  // What another site frames may be of a league that was opened since this one was delivered.
  const mayBeEmbed = !route && pathname.startsWith("/embed/");
  const leagues = useReadLeagues(isOfReadLeague(route) || (isFramed() && mayBeEmbed));
  if (isFramed() && route?.kind !== "embed") {
    const isLooking = mayBeEmbed && leagues.status === "loading";
    return isLooking ? null : <NotInFrame address={pathname} />;
  }
  if (route?.kind === "redirect") return <Navigate replace to={`${route.to}${search}${hash}`} />;
  return <RoutedPage pathname={pathname} route={route} />;
}

/** Whether a page rests on what is known of leagues that were opened in the app: one of such a league, or the administration. */
const isOfReadLeague = (route: SiteRoute | undefined): boolean =>
  route?.kind === "dashboard" ||
  route?.kind === "adminSection" ||
  (route !== undefined &&
    "league" in route &&
    route.league !== undefined &&
    mayHaveChanged(route.league.slug));

interface RoutedPageProps {
  readonly route: PageRoute | undefined;
  readonly pathname: string;
}

/** The frame is not redrawn when a dialog or a filter changes the rest of the address. */
const RoutedPage = memo(function RoutedPage({ route, pathname }: RoutedPageProps) {
  const page = answerTo(route, pathname);
  const [named, setNamed] = useState({ pathname, name: "" });
  const registered = useClubName(route);
  const title = titleOf(route, (named.pathname === pathname && named.name) || registered);
  const onName = useCallback((name: string) => setNamed({ pathname, name }), [pathname]);
  usePageTitle(title, pathname);
  return (
    <PageName value={onName}>
      <Layout route={route}>
        <RouteBoundary
          at={pathname}
          key={placeOf(route) ?? pathname}
          onRetry={page.forget}
          unattended={route?.kind === "screen"}
        >
          <Suspense fallback={<PageLoading />}>
            {page.element}
            <LateFocus />
          </Suspense>
        </RouteBoundary>
      </Layout>
      <Arrival />
      <Announcer title={title} />
    </PageName>
  );
});

/**
 * The administration of a league is one place with many addresses: its guard of unsaved work and what it has read
 * outlive a change of them.
 */
const placeOf = (route: PageRoute | undefined) =>
  route?.kind === "dashboard" || route?.kind === "adminSection"
    ? paths.dashboard(route.league)
    : undefined;

type LeagueRoute = Extract<PageRoute, { kind: "page" | "club" | "match" | "player" | "season" }>;

/** Pages of one club, match, player or past season use the layout of their league, as its other pages do. */
function pageOf(route: LeagueRoute): LeaguePlace {
  return route.kind === "page" ? route.page : route.kind;
}

/** What a club of the registry is called whose page it is, once its league is here. */
function useClubName(route: PageRoute | undefined): string | undefined {
  const club = route?.kind === "club" ? route : null;
  const whole = club && wholeLeague(club.league);
  const [, setArrived] = useState(whole?.isLoaded());
  useEffect(() => {
    // A page whose league cannot be fetched says so itself.
    whole?.load().then(
      () => setArrived(true),
      () => {},
    );
  }, [whole]);
  return whole?.loaded()?.clubs.find(({ slug }) => slug === club?.slug)?.name;
}

interface LayoutProps {
  readonly route: PageRoute | undefined;
  readonly children: ReactNode;
}

function Layout({ route, children }: LayoutProps) {
  switch (route?.kind) {
    case "page":
    case "club":
    case "match":
    case "player":
    case "season":
      return (
        <SiteFrame>
          <RouteBoundary key={route.league.slug} onRetry={leagueLayout.forget}>
            <Suspense fallback={<PageLoading />}>
              <PageOfLeague
                entry={route.league}
                module={leagueLayout}
                props={() => ({ page: pageOf(route), children })}
              />
            </Suspense>
          </RouteBoundary>
        </SiteFrame>
      );
    // The administrators' pages bring a frame of their own.
    case "dashboard":
    case "adminSection":
    // A television and another site show the page without menu and footer.
    case "screen":
    case "embed":
      return children;
    default:
      return <SiteFrame>{children}</SiteFrame>;
  }
}
