import type { ReactNode } from "react";
import { SeasonLabel } from "../season/SeasonLabel";
import { slugOf } from "@/domain/names";
import { paths } from "@/leagues/paths";
import { Crest } from "@/ui/crest/Crest";
import { Link } from "@/ui/Link";
import { FollowButton } from "@/ui/mine/FollowButton";
import styles from "./ClubHeader.module.css";
import type { ResolvedClub } from "@/domain/season/clubs";
import { useLeague } from "@/ui/leagueContext";

/** The props that all blocks of a club page share. */
export interface ClubBlock {
  readonly club: ResolvedClub;
}

interface Props extends ClubBlock {
  /** The club's place and form in the season, in a line under the name. */
  readonly course?: ReactNode;
  /** Buttons beside the one that follows the club. */
  readonly actions?: ReactNode;
}

/** The header of a club's page: crest, name, place and form, buttons, and facts such as ground and founding year. */
export function ClubHeader({ club, course, actions }: Props) {
  const league = useLeague();
  const { nickname, ground, founded } = club;
  return (
    <header className={styles.header} data-scheme="dark">
      <svg
        aria-hidden="true"
        className={styles.ground}
        preserveAspectRatio="none"
        viewBox="0 0 1 1"
      >
        <rect fill={club.colours[0]} height="1" width="1" />
      </svg>
      <span className={styles.shade} />
      <span className={styles.mark}>
        <Crest name={club.name} logo={club.logo} colours={club.colours} size={300} decorative />
      </span>
      <span className={styles.crest}>
        <Crest name={club.name} logo={club.logo} colours={club.colours} size={120} decorative />
      </span>
      <div className={styles.text}>
        <p className={styles.league}>
          {league.name}
          <SeasonLabel />
        </p>
        <h1 className={styles.name} tabIndex={-1}>
          {club.called}
        </h1>
        {course && <p className={styles.place}>{course}</p>}
        <div className={styles.actions}>
          <FollowButton club={club} league={league} />
          {actions}
        </div>
        <dl className={styles.facts}>
          {nickname && <Fact label="Nickname">{nickname}</Fact>}
          {ground && (
            <Fact label="Ground">
              <Link to={paths.ground(slugOf(ground))}>{ground}</Link>
            </Fact>
          )}
          {founded !== null && <Fact label="Founded">{founded}</Fact>}
        </dl>
      </div>
    </header>
  );
}

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

const Fact = ({ label, children }: FactProps) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
