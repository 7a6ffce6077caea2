import { Suspense, type ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import type { SiteRoute } from "@/leagues/routes";
import { routeAt } from "@/leagues/routes";
import { RouteBoundary } from "./errors/RouteBoundary";
import { SiteFrame } from "./frame/SiteFrame";
import { LeagueLayout } from "./league/LeagueLayout";
import { Announcer } from "./navigation/Announcer";
import { LateFocus } from "./navigation/LateFocus";
import { PageLoading } from "./navigation/PageLoading";
import { useArrival } from "./navigation/useArrival";
import { usePageHead } from "./navigation/usePageHead";
import { headOf } from "./pages/head";
import { answerTo } from "./pages/registry";

type PageRoute = Exclude<SiteRoute, { kind: "redirect" }>;

/** What answers at the current address: the registry's page, in the layout it belongs to. */
export function SitePage() {
  const { pathname, search, hash } = useLocation();
  const route = routeAt(pathname);
  if (route?.kind === "redirect") return <Navigate replace to={`${route.to}${search}${hash}`} />;
  return <RoutedPage pathname={pathname} route={route} />;
}

interface RoutedPageProps {
  readonly route: PageRoute | undefined;
  readonly pathname: string;
}

function RoutedPage({ route, pathname }: RoutedPageProps) {
  const head = headOf(route);
  usePageHead(head);
  useArrival();
  const page = answerTo(route, pathname);
  return (
    <>
      <Layout route={route}>
        <RouteBoundary key={pathname} onRetry={page.forget}>
          <Suspense fallback={<PageLoading />}>
            {page.element}
            <LateFocus />
          </Suspense>
        </RouteBoundary>
      </Layout>
      <Announcer title={head.title} />
    </>
  );
}

interface LayoutProps {
  readonly route: PageRoute | undefined;
  readonly children: ReactNode;
}

function Layout({ route, children }: LayoutProps) {
  switch (route?.kind) {
    case "page":
    case "club":
      return (
        <SiteFrame>
          <LeagueLayout
            key={route.league.slug}
            league={route.league}
            page={route.kind === "page" ? route.page : "club"}
          >
            {children}
          </LeagueLayout>
        </SiteFrame>
      );
    // The administrators' pages bring a frame of their own.
    case "dashboard":
    case "adminSection":
      return children;
    default:
      return <SiteFrame>{children}</SiteFrame>;
  }
}
