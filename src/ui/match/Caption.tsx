import { kickOffOf } from "@/domain/when";
import type { ListedMatch } from "@/domain/match/listed";
import { roundInWords } from "@/domain/season/stageInWords";
import { formatKickOff, zonesInWords } from "@/domain/time";
import { arena } from "@arena/arena";
import { Chip } from "../Chip";
import styles from "./MatchDetails.module.css";
import { useLeague } from "@/ui/where";
import { useZone } from "@/ui/match/useZone";

interface CaptionProps {
  readonly match: ListedMatch;
}

/** When and where, why not as planned, and what was corrected. */
export function Caption({ match }: CaptionProps) {
  const league = useLeague();
  const zone = useZone();
  const { date, movedFrom, stadium, reason } = match;
  const kickOff = kickOffOf(match, zone);
  const moved = movedFrom === date ? null : formatKickOff(movedFrom, zone);
  const note = date === null ? null : zonesInWords(date, zone, arena.timeZone);
  const { corrected, unconfirmed } = match.match.outcome?.result ?? {};
  const place = [stadium, roundInWords(league, match)].filter(Boolean).join(" · ");
  const lines = [moved && `moved from ${moved.date}`, place, note].filter(Boolean).join("\n");
  return (
    <>
      <p className={styles.when}>
        {kickOff && <time dateTime={kickOff.iso}>{kickOff.full}</time>}
        {kickOff && lines && "\n"}
        {lines}
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
