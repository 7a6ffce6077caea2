import { spotHashes } from "./spotHashes";
import styles from "./Spot.module.css";

export type SpotName = keyof typeof spotHashes;

/** The radii of the five bands, from the outermost to the innermost, as in `artwork/spots`. */
const bands = [118, 99, 80, 61, 42];

interface SpotProps {
  readonly name: SpotName;
  readonly className?: string;
}

/**
 * A small drawing above a sentence. It only decorates, so it has no alternative text. The five bands are in the accent
 * colour of the page; the drawing in front of them is a separate file that is loaded later.
 */
export function Spot({ name, className }: SpotProps) {
  return (
    <span className={[styles.spot, className].filter(Boolean).join(" ")} aria-hidden>
      <svg viewBox="0 0 320 200" className={styles.bands}>
        {bands.map((r) => (
          <path key={r} d={`M${160 - r} 160a${r} ${r} 0 0 1 ${2 * r} 0Z`} />
        ))}
      </svg>
      <img
        className={styles.drawing}
        src={`/art/${name}.${spotHashes[name]}.svg`}
        alt=""
        width="320"
        height="200"
        loading="lazy"
        decoding="async"
      />
    </span>
  );
}
