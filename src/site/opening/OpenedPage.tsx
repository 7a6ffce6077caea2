import { Suspense } from "react";
import type { OpenablePage } from "@/leagues/opening";
import { Loading } from "@/ui/Loading";
import { Skeleton } from "@/ui/Skeleton";
import { laterPage } from "@/ui/later/later";

const pages = {
  players: laterPage(() => import("../players/PlayersPage")),
  results: laterPage(() => import("../results/ResultsPage")),
  standings: laterPage(() => import("../standings/StandingsPage")),
  stats: laterPage(() => import("../stats/StatsPage")),
  clubs: laterPage(() => import("../clubs/ClubsPage")),
  news: laterPage(() => import("../news/NewsPage")),
  transfers: laterPage(() => import("../transfers/TransfersPage")),
} satisfies Record<OpenablePage, unknown>;

interface Props {
  readonly page: OpenablePage;
}

/** A page that an administrator has opened; the same component as in leagues where the page was always open. */
export default function OpenedPage({ page }: Props) {
  const Page = pages[page];
  return (
    <Suspense
      fallback={
        <Loading what="page">
          <Skeleton shape="block" />
        </Loading>
      }
    >
      <Page />
    </Suspense>
  );
}
