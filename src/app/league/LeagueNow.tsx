import type { OnNow } from "@/site/live/onNow";
import LiveLeague from "@/site/live/LiveLeague";
import { PinnedNews } from "@/site/news/PinnedNews";
import { classes } from "@/ui/classes";
import { useLeague } from "@/ui/where";
import type { LeaguePlace } from "./LeagueLayout";
import styles from "./LeagueNow.module.css";

interface LeagueNowProps {
  readonly page: LeaguePlace;
  readonly onLive: (on: OnNow | null) => void;
}

/**
 * What goes for a league at this moment, on whatever page of it: what its administrators have pinned, and what is on.
 * The home has what is pinned in its own code, and the news have it on top.
 */
export default function LeagueNow({ page, onLive }: LeagueNowProps) {
  const league = useLeague();
  return (
    <>
      {page !== "home" && page !== "news" && (
        <div className={classes("content", styles.pinned)}>
          <PinnedNews leagues={[league]} />
        </div>
      )}
      <LiveLeague onLive={onLive} />
    </>
  );
}
