import { kickOffOf } from "@/domain/when";
import type { PlayedMatch } from "@/domain/match/listed";
import { gameWeekLabel } from "@/domain/match/gameWeek";
import { knockOutRound } from "@/domain/match/knockOut";
import { calledMatch } from "@/domain/season/calledName";
import { Picture } from "@/ui/art/Picture";
import { classes } from "@/ui/classes";
import { Link } from "@/ui/Link";
import styles from "./HighlightCard.module.css";
import type { DetailsLink } from "./MatchRow";
import { outcomeInWords, outcomeOf } from "./outcome";
import { ScoreLine } from "./ScoreLine";
import { useClubs, useLeague } from "@/ui/leagueContext";
import { useZone } from "@/ui/match/useZone";

interface HighlightCardProps {
  readonly match: PlayedMatch;
  /** The id of the poster in the background. */
  readonly poster: string;
  readonly link: DetailsLink;
  readonly large?: boolean;
}

/** A recent result on a poster, as one link to the match details. */
export function HighlightCard(props: HighlightCardProps) {
  const league = useLeague();
  const zone = useZone();
  const { match, poster, link, large = false } = props;
  const called = calledMatch(useClubs(), match);
  const kickOff = kickOffOf(match, zone);
  const outcome = outcomeOf(match.match.outcome.result, league);
  const about = [
    knockOutRound(match) || (match.gameWeek && gameWeekLabel(match.gameWeek)),
    kickOff?.date,
    outcome.ending,
  ];
  return (
    <Link
      aria-label={[outcomeInWords(called, outcome), outcome.ending, "match details"]
        .filter(Boolean)
        .join(", ")}
      className={styles.card}
      data-large={large || undefined}
      data-on-ink=""
      data-scheme="dark"
      {...link}
    >
      <Picture
        alt=""
        art={{ id: poster }}
        className={classes(styles.picture)}
        crop="wide"
        sizes={large ? "(min-width: 960px) 600px, 100vw" : "(min-width: 960px) 300px, 100vw"}
      />
      <span className={styles.text}>
        <span className={styles.about}>{about.filter(Boolean).join(" · ")}</span>
        <ScoreLine match={match} outcome={outcome} />
      </span>
    </Link>
  );
}
