import { lazy, Suspense } from "react";
import type { League } from "@/leagues/league";
import type { OpenablePage } from "@/leagues/opening";
import { Loading } from "@/ui/Loading";
import { Skeleton } from "@/ui/Skeleton";

const pages = {
  players: lazy(() => import("../players/PlayersPage")),
  results: lazy(() => import("../results/ResultsPage")),
  standings: lazy(() => import("../standings/StandingsPage")),
  stats: lazy(() => import("../stats/StatsPage")),
  clubs: lazy(() => import("../clubs/ClubsPage")),
  news: lazy(() => import("../news/NewsPage")),
  transfers: lazy(() => import("../transfers/TransfersPage")),
} satisfies Record<OpenablePage, unknown>;

interface Props {
  readonly league: League;
  readonly page: OpenablePage;
}

/** A page that an administrator has opened: the same as where it was always open. */
export default function OpenedPage({ league, page }: Props) {
  const Page = pages[page];
  return (
    <Suspense
      fallback={
        <Loading what="page">
          <Skeleton shape="block" />
        </Loading>
      }
    >
      <Page league={league} />
    </Suspense>
  );
}
