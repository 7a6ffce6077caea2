import type { ListedMatch } from "@/domain/match/listed";
import { calledMatch } from "@/domain/season/calledName";
import { useClubs } from "@/ui/leagueContext";
import type { ShownLiveMatch } from "./liveNow";
import styles from "./MatchDetails.module.css";
import { Timeline } from "./Timeline";

interface LiveEventsProps {
  readonly live: ShownLiveMatch;
  readonly match: ListedMatch;
}

/** The timeline so far of a match under way. */
export function LiveEvents({ live, match }: LiveEventsProps) {
  const { teamA, teamB } = calledMatch(useClubs(), match);
  return (
    <section className={styles.section}>
      <h3>So far</h3>
      {live.detail && <p className="text-small text-secondary">{live.detail}</p>}
      {live.entries.length > 0 ? (
        <Timeline entries={live.entries} teamA={teamA} teamB={teamB} />
      ) : (
        !live.detail && <p className="text-small text-secondary">No events yet.</p>
      )}
    </section>
  );
}
