import { EmptyState } from "@/ui/EmptyState";
import { MeetFacts } from "../meets/MeetHead";
import { WithMeetSeason } from "../meets/WithMeetSeason";
import { Timetable } from "../meets/Timetable";
import { latestMeet } from "../meets/words";
import { meetsAhead } from "@/domain/season/meetsAhead";
import { useNow } from "@/ui/match/useNow";
import { useLeague } from "@/ui/leagueContext";
import styles from "./EmbedPage.module.css";

/**
 * The live or next meet with its timetable, and the dates of the meets after it; if no meet is planned, the last meet.
 */
export default function EmbeddedMeets() {
  const league = useLeague();
  const now = useNow(0);
  return (
    <WithMeetSeason>
      {({ meets }) => {
        const ahead = meetsAhead(meets, now, league.game.matchMinutes).map(
          ({ seasonMeet }) => seasonMeet,
        );
        const last = latestMeet(meets);
        const shown = ahead.length === 0 && last ? [last] : ahead;
        if (shown.length === 0) {
          return <EmptyState title="No meet to show">None is planned.</EmptyState>;
        }
        return (
          <div className={styles.parts}>
            {shown.map((seasonMeet, at) => (
              <section key={seasonMeet.meet.id}>
                <h2 className={styles.meet}>{seasonMeet.meet.name}</h2>
                <MeetFacts seasonMeet={seasonMeet} />
                {at === 0 && <Timetable seasonMeet={seasonMeet} />}
              </section>
            ))}
          </div>
        );
      }}
    </WithMeetSeason>
  );
}
