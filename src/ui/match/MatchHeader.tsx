import type { ReactNode } from "react";
import { findClub, type ResolvedClub } from "@/domain/season/clubs";
import { paths } from "@/leagues/paths";
import { Crest } from "@/ui/crest/Crest";
import { Link } from "@/ui/Link";
import { useClubs, useLeague } from "@/ui/leagueContext";
import styles from "./MatchHeader.module.css";

interface Match {
  readonly teamA: string;
  readonly teamALogo: string;
  readonly teamB: string;
  readonly teamBLogo: string;
}

interface MatchHeaderProps {
  readonly match: Match;
  /** Shown between the teams: the score or the time of kick-off. */
  readonly children: ReactNode;
  /** Shown below the teams: day, ground, game week. */
  readonly caption: ReactNode;
  /** Returns content to show below the name of a club that has a page. */
  readonly beneath?: (club: ResolvedClub) => ReactNode;
}

/** The two teams of a match side by side, with crests and full names. */
export function MatchHeader({ match, children, caption, beneath }: MatchHeaderProps) {
  const league = useLeague();
  const clubs = useClubs();
  const team = (name: string, logo: string) => {
    const club = findClub(clubs, name);
    const called = club?.called ?? name;
    return (
      <div className={styles.team}>
        <Crest colours={club?.colours} decorative logo={logo || club?.logo} name={name} size={60} />
        {club && league.pages.club === "real" ? (
          <>
            <Link className={styles.name} to={paths.club(league, club.slug)}>
              {called}
            </Link>
            {beneath?.(club)}
          </>
        ) : (
          <span className={styles.name}>{called}</span>
        )}
      </div>
    );
  };
  return (
    <div className="stack-4 text-center">
      <div className={styles.teams}>
        {team(match.teamA, match.teamALogo)}
        <div className={styles.centre}>{children}</div>
        {team(match.teamB, match.teamBLogo)}
      </div>
      <div className="stack-1 text-caption text-secondary">{caption}</div>
    </div>
  );
}
