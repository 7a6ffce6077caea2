import { findClub, type ResolvedClub } from "@/leagues/clubs";
import { Crest } from "@/ui/crest/Crest";
import styles from "./TeamName.module.css";

interface TeamNameProps {
  readonly name: string;
  /** The logo its match carries; the club's own, else the generated crest, without one. */
  readonly logo?: string | undefined;
  readonly clubs: readonly ResolvedClub[];
  /** Height of the crest in px. */
  readonly size?: number;
  readonly dimmed?: boolean;
}

/** A crest beside its team's name; a long name takes a second line, the rest is cut. */
export function TeamName({ name, logo, clubs, size = 26, dimmed = false }: TeamNameProps) {
  const club = findClub(clubs, name);
  return (
    <span className={styles.team} data-dimmed={dimmed || undefined}>
      <Crest colours={club?.colours} decorative logo={logo || club?.logo} name={name} size={size} />
      <span className={styles.name}>{name}</span>
    </span>
  );
}
