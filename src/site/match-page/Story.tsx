import { hasResult } from "@/domain/match/listed";
import { Card } from "@/ui/Card";
import { PlayedMatchDetails } from "@/ui/match/Happenings";
import { LiveEvents } from "@/ui/match/LiveEvents";
import { useLiveNow } from "@/ui/match/liveNow";
import { useLeague } from "@/ui/leagueContext";
import styles from "./MatchPage.module.css";
import type { MatchPartProps } from "./MatchTop";

/** The part "Story of the match": the events that were entered; nothing if the match has not begun. */
export default function Story({ match }: MatchPartProps) {
  const league = useLeague();
  const live = useLiveNow(league, match.id);
  if (!hasResult(match)) {
    if (live) {
      return (
        <Card className={styles.story}>
          <LiveEvents live={live} match={match} />
        </Card>
      );
    }
    return null;
  }
  return (
    <Card className={styles.story}>
      <PlayedMatchDetails match={match} />
      <p className={styles.nothing}>No events were entered for this match.</p>
    </Card>
  );
}
