import { findClub, type ResolvedClub } from "@/leagues/clubs";
import { Crest } from "@/ui/crest/Crest";
import { Picture } from "@/ui/art/Picture";
import styles from "./CupHolder.module.css";

interface Props {
  /** The label of the season. */
  readonly season: string;
  /** The final places, the champion first. */
  readonly places: readonly string[];
  /** How the final ended: "beat Kingsway Rovers 1–1, 4–2 on penalties"; '' where that is not known. */
  readonly how: string;
  readonly clubs: readonly ResolvedClub[];
}

/** Who won the cup of a season, and who came next. */
export function CupHolder({ season, places, how, clubs }: Props) {
  const [champion, ...others] = places;
  if (champion === undefined) return null;
  const club = findClub(clubs, champion);
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
      <p className={styles.name}>{champion}</p>
      {how && <p className={styles.how}>{how}</p>}
      {others.length > 0 && (
        <ol className={styles.places} start={2}>
          {others.slice(0, 3).map((team) => (
            <li key={team}>{team}</li>
          ))}
        </ol>
      )}
    </div>
  );
}
