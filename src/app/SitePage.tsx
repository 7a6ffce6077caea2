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
import { markNavigation } from "@/data/pageTurn";
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

/** The page at the current address, in its layout. */
export function SitePage() {
  const { pathname, search, hash, key } = useLocation();
  // A layout effect, so that it runs before the next page asks for its data.
  useLayoutEffect(markNavigation, [key]);
  // The route depends on the known leagues.
  const entries = useEveryEntry();
  const route = useMemo(() => routeAt(pathname, entries), [pathname, entries]);
  // A page in another site's frame may belong to a league that was opened after this site was built.
  const mayBeEmbed = !route && pathname.startsWith("/embed/");
  const leagues = useReadLeagues(isOfReadLeague(route) || (isFramed() && mayBeEmbed));
  if (isFramed() && route?.kind !== "embed") {
    const isLooking = mayBeEmbed && leagues.status === "loading";
    return isLooking ? null : <NotInFrame address={pathname} />;
  }
  if (route?.kind === "redirect") return <Navigate replace to={`${route.to}${search}${hash}`} />;
  return <RoutedPage pathname={pathname} route={route} />;
}

/** Whether a page needs the leagues that were opened in the app: a page of such a league, or of the administration. */
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

/** A memo, so that the frame is not drawn again if a dialog or a filter changes only the query of the address. */
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
 * Returns the key of a place with several addresses: the administration of a league. It is not mounted again when its
 * address changes, so that its guard of unsaved changes and its loaded data stay. Undefined for all other pages.
 */
const placeOf = (route: PageRoute | undefined) =>
  route?.kind === "dashboard" || route?.kind === "adminSection"
    ? paths.dashboard(route.league)
    : undefined;

type LeagueRoute = Extract<PageRoute, { kind: "page" | "club" | "match" | "player" | "season" }>;

/** Returns the page of a league for its layout; pages of one club, match, player or past season use it too. */
function pageOf(route: LeagueRoute): LeaguePlace {
  return route.kind === "page" ? route.page : route.kind;
}

/** Loads the name of the club whose page is open, from the registry; undefined before that and on other pages. */
function useClubName(route: PageRoute | undefined): string | undefined {
  const club = route?.kind === "club" ? route : null;
  const whole = club && wholeLeague(club.league);
  const [, setArrived] = useState(whole?.isLoaded());
  useEffect(() => {
    // If the league cannot be loaded, the page itself says so.
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
    // The pages of the administration have their own frame.
    case "dashboard":
    case "adminSection":
    // On a television and in another site's frame, the page has no menu and no footer.
    case "screen":
    case "embed":
      return children;
    default:
      return <SiteFrame>{children}</SiteFrame>;
  }
}
