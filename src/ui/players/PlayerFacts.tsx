import { clubTitle } from "@/domain/league/clubTitle";
import { crestOf } from "@/domain/crest";
import { isGoalkeeper } from "@/domain/people/isGoalkeeper";
import type { RecordOf } from "@/records/record";
import type { ResolvedClub } from "@/domain/season/clubs";
import { paths } from "@/leagues/paths";
import type { Sport } from "@/domain/sport";
import { MonogramAvatar } from "@/ui/crest/MonogramAvatar";
import { usePicture } from "@/ui/crest/pictures";
import { Link } from "@/ui/Link";
import { Term } from "@/ui/term/Term";
import { useLeague } from "@/ui/leagueContext";
import styles from "./PlayerFacts.module.css";

interface Props {
  readonly player: RecordOf<"players">;
  readonly club: ResolvedClub | undefined;
  readonly sport: Sport;
  /** The level of the heading; by default h3, which is below a dialog's title. */
  readonly heading?: "h2" | "h3";
}

/** A player's picture, club, position and number, with the statistics of the season. */
export function PlayerFacts({ player, club, sport, heading: Heading = "h3" }: Props) {
  const league = useLeague();
  const statistics = sport.statistics.filter(({ ofKeepers }) => !ofKeepers || isGoalkeeper(player));
  const picture = usePicture(player.picture);
  const primary = club?.colours[0] ?? crestOf(player.club || player.name).primary;
  return (
    <div className="stack-5">
      <div className={styles.head} data-on-ink="">
        <svg
          aria-hidden="true"
          className={styles.ground}
          preserveAspectRatio="none"
          viewBox="0 0 1 1"
        >
          <rect fill={primary} height="1" width="1" />
        </svg>
        <span className={styles.shade} />
        <span aria-hidden="true" className={styles.number}>
          {player.jersey ?? ""}
        </span>
        <MonogramAvatar
          name={player.name}
          picture={picture}
          colour={primary}
          size={120}
          decorative
        />
        <dl className={styles.list}>
          <div>
            <dt>{clubTitle(league)}</dt>
            <dd>
              {club ? (
                <Link to={paths.club(league, club.slug)}>{club.called}</Link>
              ) : (
                player.club || `No ${league.clubNoun}`
              )}
            </dd>
          </div>
          <div>
            <dt>Position</dt>
            <dd>{player.position || "Not known"}</dd>
          </div>
          <div>
            <dt>Number</dt>
            <dd>{player.jersey ?? "None"}</dd>
          </div>
          <div>
            <dt>
              <Term label="Rating" sport={sport.id} word="Rating" />
            </dt>
            <dd>{player.rating === 0 ? "Not rated" : player.rating.toFixed(1)}</dd>
          </div>
        </dl>
      </div>
      <Heading className="visually-hidden">Statistics</Heading>
      <dl className={styles.tiles}>
        {statistics.map(({ key, label }) => (
          <div key={key} className={styles.tile}>
            <dt>
              <Term label={label} sport={sport.id} word={label} />
            </dt>
            <dd>{player[key]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
