import type { Pairing } from "@/domain/table/standings";
import type { ResolvedClub } from "@/leagues/clubs";
import { findClub } from "@/leagues/clubs";
import { Crest } from "@/ui/crest/Crest";
import styles from "./Bracket.module.css";

interface Props {
  readonly pairings: readonly Pairing[];
  readonly clubs: readonly ResolvedClub[];
}

interface SideProps {
  readonly seed: string;
  readonly team: string | null;
  readonly clubs: readonly ResolvedClub[];
}

/** "A1" as words: the first of group A. */
function seedInWords(seed: string): string {
  const place = seed.endsWith("1") ? "Winner" : "Runner-up";
  return `${place} of group ${seed.slice(0, 1)}`;
}

function Side({ seed, team, clubs }: SideProps) {
  const club = team === null ? undefined : findClub(clubs, team);
  return (
    <li className={styles.side}>
      {team === null ? (
        <span className={styles.open} aria-hidden="true" />
      ) : (
        <Crest name={team} logo={club?.logo} colours={club?.colours} size={24} decorative />
      )}
      <span className={styles.name}>{team ?? seedInWords(seed)}</span>
      <span className={styles.seed}>
        <span className="visually-hidden">{seedInWords(seed)}</span>
        <span aria-hidden="true">{seed}</span>
      </span>
    </li>
  );
}

/** The semi-finals as the table stands now, and the final they lead to. */
export function Bracket({ pairings, clubs }: Props) {
  return (
    <div className={styles.bracket}>
      <div className={styles.round}>
        {pairings.map((pairing) => (
          <div key={pairing.label} className={styles.match}>
            <h3 className={styles.label}>{pairing.label}</h3>
            <ul className={styles.sides}>
              <Side seed={pairing.home.seed} team={pairing.home.team} clubs={clubs} />
              <Side seed={pairing.away.seed} team={pairing.away.team} clubs={clubs} />
            </ul>
          </div>
        ))}
      </div>
      <div className={styles.final}>
        <div className={styles.match}>
          <h3 className={styles.label}>Final</h3>
          <ul className={styles.sides}>
            {pairings.map((pairing) => (
              <li key={pairing.label} className={styles.side}>
                <span className={styles.open} aria-hidden="true" />
                <span className={styles.name}>Winner of {pairing.label.toLowerCase()}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
