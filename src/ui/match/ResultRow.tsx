import { kickOffOf } from "@/domain/when";
import type { PlayedMatch } from "@/domain/match/listed";
import { calledMatch } from "@/domain/season/calledName";
import { MatchRow, type DetailsLink } from "./MatchRow";
import styles from "./MatchRow.module.css";
import { detailInWords, outcomeInWords, outcomeOf } from "./outcome";
import { spokenDetail } from "./spokenDetail";
import { ScoreLine } from "./ScoreLine";
import { endOf } from "./status";
import { useClubs, useLeague } from "@/ui/leagueContext";
import { useZone } from "@/ui/match/useZone";

interface ResultRowProps {
  readonly match: PlayedMatch;
  readonly link: DetailsLink;
  /** Whether a heading above shows the day of the match. */
  readonly isUnderDay?: boolean;
  /** The round of the match, if no heading shows it. */
  readonly round?: string | undefined;
}

/** A row for a match with a result, played or awarded: score, ending, day and ground. */
export function ResultRow({ match, link, isUnderDay, round }: ResultRowProps) {
  const league = useLeague();
  const zone = useZone();
  const { result } = match.match.outcome;
  const outcome = outcomeOf(result, league);
  const { status, ending } = outcome;
  const word = ending.toLowerCase().includes(status.toLowerCase()) ? ending : status;
  const detail = detailInWords(result, league);
  const kickOff = kickOffOf(match, zone);
  const words = [
    outcomeInWords(calledMatch(useClubs(), match), outcome),
    spokenDetail(detail),
    ending || endOf(league).words.toLowerCase(),
    kickOff?.date,
    match.stadium,
    round,
    result.unconfirmed && "unconfirmed",
  ];
  return (
    <MatchRow
      aside={
        <>
          <b data-words={word.length > 4 || undefined}>{word}</b>
          {word !== ending && ending && <span className={styles.note}>{ending}</span>}
          {kickOff && !isUnderDay && <time dateTime={kickOff.iso}>{kickOff.date}</time>}
          {round && <span className={styles.note}>{round}</span>}
          {match.stadium && <span className={styles.note}>{match.stadium}</span>}
          {result.corrected && <span>Corrected</span>}
          {result.unconfirmed && <span>Unconfirmed</span>}
        </>
      }
      label={words.filter(Boolean).join(", ")}
      link={link}
    >
      <ScoreLine detail={detail} match={match} outcome={outcome} />
    </MatchRow>
  );
}
