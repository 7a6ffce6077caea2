import { findClub, type ResolvedClub } from "@/domain/season/clubs";
import { Picture } from "@/ui/art/Picture";
import { Crest } from "@/ui/crest/Crest";
import { Link } from "@/ui/Link";
import { useClubs } from "@/ui/leagueContext";
import styles from "./CupHolder.module.css";

interface CupHolderProps {
  /** The label of the season. */
  readonly season: string;
  /** The final places, the champion first. */
  readonly places: readonly string[];
  /** How the final ended: "beat Kingsway Rovers 1–1, 4–2 on penalties"; "" if unknown. */
  readonly how: string;
  readonly clubAt: (club: ResolvedClub) => string;
}

/** A card with the winner of the cup in a season and the next three places. */
export function CupHolder({ season, places, how, clubAt }: CupHolderProps) {
  const clubs = useClubs();
  const [champion, ...others] = places;
  if (champion === undefined) return null;
  const club = findClub(clubs, champion);
  const named = (team: string) => {
    const known = findClub(clubs, team);
    return known ? <Link to={clubAt(known)}>{known.called}</Link> : team;
  };
  return (
    <div className={styles.card}>
      <Picture
        alt=""
        art={{ id: "09-cup" }}
        className={styles.art ?? ""}
        crop="wide"
        sizes="(min-width: 60em) 420px, 100vw"
      />
      <p className={styles.overline}>{season} · Champions</p>
      <Crest name={champion} logo={club?.logo} colours={club?.colours} size={72} decorative />
      <p className={styles.name}>{named(champion)}</p>
      {how && <p className={styles.how}>{how}</p>}
      {others.length > 0 && (
        <ol className={styles.places} role="list" start={2}>
          {others.slice(0, 3).map((team) => (
            <li key={team}>{named(team)}</li>
          ))}
        </ol>
      )}
    </div>
  );
}
