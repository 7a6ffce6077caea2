import { Suspense } from "react";
import { useListing } from "@/data/useListing";
import type { OnNow } from "@/site/live/onNow";
import LiveLeague from "@/site/live/LiveLeague";
import { laterPart } from "@/ui/later/later";
import { classes } from "@/ui/classes";
import { useLeague } from "@/ui/leagueContext";
import type { LeaguePlace } from "./LeagueLayout";
import styles from "./LeagueNow.module.css";

interface LeagueNowProps {
  readonly page: LeaguePlace;
  readonly onLive: (on: OnNow | null) => void;
}

const PinnedNews = laterPart(() => import("@/site/news/PinnedNews"));

/**
 * The current information above every page of a league: pinned news, and updates of live matches and meets. The home
 * page and the news page show pinned news themselves.
 */
export default function LeagueNow({ page, onLive }: LeagueNowProps) {
  const league = useLeague();
  const news = useListing(league, "news");
  const hasPinned =
    news.status === "ready" && news.value.records.some(({ until }) => until !== null);
  return (
    <>
      {hasPinned && page !== "home" && page !== "news" && (
        <div className={classes("content", styles.pinned)}>
          <Suspense fallback={null}>
            <PinnedNews leagues={[league]} />
          </Suspense>
        </div>
      )}
      <LiveLeague onLive={onLive} />
    </>
  );
}
