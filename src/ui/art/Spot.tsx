import { spotHashes } from "./spotHashes";
import styles from "./Spot.module.css";

export type SpotName = keyof typeof spotHashes;

/** Radii of the five bands, outermost first, as in the masters of `artwork/spots`. */
const bands = [118, 99, 80, 61, 42];

interface SpotProps {
  readonly name: SpotName;
  readonly className?: string;
}

/**
 * A small picture over a sentence that says the same, so it has no text of its own. The five bands
 * are in the accent of the page; the drawing before them is a file, which no first load carries.
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
