import { valueOf } from "@/data/readState";
import { useMeetSeason } from "@/data/useMeetSeason";
import { ordinal } from "@/domain/ordinal";
import type { RecordOf } from "@/records/record";
import { formatKickOff } from "@/domain/time";
import { latestMeetOf, type AthleteResult } from "@/domain/season/athletes";
import { Link } from "@/ui/Link";
import { useLeague } from "@/ui/where";
import { useZone } from "@/ui/match/useZone";
import { meetPath } from "../meets/words";
import styles from "./MyClubsPage.module.css";

interface LatestMeetProps {
  readonly player: RecordOf<"players">;
}

/** The last meet in which an athlete has a result, with what came of each event. */
export function LatestMeet({ player }: LatestMeetProps) {
  const league = useLeague();
  const season = valueOf(useMeetSeason(league, { whole: true }));
  const zone = useZone();
  const latest = season && latestMeetOf(season, player);
  if (!latest) return null;
  const { meet } = latest.held;
  return (
    <div className={styles.meet}>
      <p>
        <Link to={meetPath(league, meet.id)}>{meet.name}</Link>{" "}
        <span className={styles.when}>{formatKickOff(meet.date, zone)?.date}</span>
      </p>
      <ul aria-label="Latest meet" role="list">
        {latest.results.map((result) => (
          <li key={result.event}>
            {result.event}: {inWords(result)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** "2nd, 10.90"; "DNF" without a place. */
function inWords({ place, mark, status }: AthleteResult): string {
  return [place === null ? status : ordinal(place), mark].filter(Boolean).join(", ");
}
