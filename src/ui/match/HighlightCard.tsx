import { gameWeekLabel } from "@/domain/match/grouping";
import type { RecordOf } from "@/domain/records/record";
import { formatKickOff } from "@/domain/time";
import type { ResolvedClub } from "@/leagues/clubs";
import { Picture } from "@/ui/art/Picture";
import { classes } from "@/ui/classes";
import { Link } from "@/ui/Link";
import styles from "./HighlightCard.module.css";
import type { DetailsLink } from "./MatchRow";
import { ScoreLine, scoreText } from "./ScoreLine";

interface HighlightCardProps {
  readonly result: RecordOf<"results">;
  readonly clubs: readonly ResolvedClub[];
  /** Id of the poster behind it. */
  readonly poster: string;
  readonly zone: string;
  readonly link: DetailsLink;
  readonly large?: boolean;
}

/** A recent result on a poster, as one link. */
export function HighlightCard(props: HighlightCardProps) {
  const { result, clubs, poster, zone, link, large = false } = props;
  const kickOff = formatKickOff(result.date, zone);
  const about = [result.gameWeek && gameWeekLabel(result.gameWeek), kickOff?.date];
  return (
    <Link
      aria-label={`${result.teamA} ${scoreText(result)} ${result.teamB}, match details`}
      className={styles.card}
      data-large={large || undefined}
      data-on-ink=""
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
        <ScoreLine clubs={clubs} match={result} scored />
      </span>
    </Link>
  );
}
