import type { ReactNode } from "react";
import { findClub } from "@/domain/season/clubs";
import { paths } from "@/leagues/paths";
import { Crest } from "@/ui/crest/Crest";
import { Link } from "@/ui/Link";
import { useClubs, useLeague } from "@/ui/leagueContext";
import { FollowedStar } from "./FollowedStar";

interface ClubNameProps {
  readonly name: string;
  readonly className: string | undefined;
  /** Shown after the name. */
  readonly children?: ReactNode;
}

/**
 * A team's crest and name in a table or list, as a link to the club's page, with a star if the visitor follows the
 * club.
 */
export function ClubName({ name, className, children }: ClubNameProps) {
  const league = useLeague();
  const clubs = useClubs();
  const club = findClub(clubs, name);
  const called = club?.called ?? name;
  return (
    <span className={className}>
      <Crest colours={club?.colours} decorative logo={club?.logo} name={name} size={24} />
      <span>
        <FollowedStar name={name} />
        {club && league.pages.club === "real" ? (
          <Link to={paths.club(league, club.slug)}>{called}</Link>
        ) : (
          called
        )}
        {children}
      </span>
    </span>
  );
}
