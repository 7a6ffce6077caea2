import type { ResolvedClub } from "@/domain/season/clubs";
import { paths } from "@/leagues/paths";
import { Crest } from "@/ui/crest/Crest";
import { Link } from "@/ui/Link";
import { useLeague } from "@/ui/leagueContext";
import styles from "./ClubCard.module.css";

interface Props {
  readonly club: ResolvedClub;
}

/** A card with a club's crest and name, as one link to the club's page. */
export function ClubCard({ club }: Props) {
  const league = useLeague();
  return (
    <Link className={styles.card} to={paths.club(league, club.slug)}>
      <Crest name={club.name} logo={club.logo} colours={club.colours} size={72} decorative />
      <span className={styles.name}>{club.called}</span>
      <span className="text-caption text-secondary">
        {[club.group && `Group ${club.group}`, club.nickname].filter(Boolean).join(" · ")}
      </span>
    </Link>
  );
}
