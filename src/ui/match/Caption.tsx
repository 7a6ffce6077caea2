import { kickOffOf } from "@/domain/when";
import type { ListedMatch } from "@/domain/match/listed";
import { slugOf } from "@/domain/names";
import { roundInWords } from "@/domain/season/stageInWords";
import { formatKickOff, zonesInWords } from "@/domain/time";
import { arena } from "@arena/arena";
import { paths } from "@/leagues/paths";
import { Chip } from "../Chip";
import { Link } from "../Link";
import styles from "./MatchDetails.module.css";
import { useLeague } from "@/ui/leagueContext";
import { useZone } from "@/ui/match/useZone";

interface CaptionProps {
  readonly match: ListedMatch;
}

/**
 * The date, ground and round of a match, the reason of a change of plan, and whether the result was corrected or is not
 * confirmed.
 */
export function Caption({ match }: CaptionProps) {
  const league = useLeague();
  const zone = useZone();
  const { date, movedFrom, stadium, reason } = match;
  const kickOff = kickOffOf(match, zone);
  const moved = movedFrom === date ? null : formatKickOff(movedFrom, zone);
  const note = date === null ? null : zonesInWords(date, zone, arena.timeZone);
  const { corrected, unconfirmed } = match.match.outcome?.result ?? {};
  const round = roundInWords(league, match);
  return (
    <>
      <p className={styles.when}>
        {kickOff && <time dateTime={kickOff.iso}>{`${kickOff.full}\n`}</time>}
        {moved && `moved from ${moved.date}\n`}
        {stadium && <Link to={paths.ground(slugOf(stadium))}>{stadium}</Link>}
        {stadium && round && " · "}
        {round}
        {(stadium || round) && note && "\n"}
        {note}
      </p>
      {reason && <p className={styles.reason}>{reason}</p>}
      {corrected && <p className={styles.corrected}>corrected, was {corrected}</p>}
      {unconfirmed && (
        <p>
          <Chip tone="warning">Unconfirmed</Chip>
        </p>
      )}
    </>
  );
}
