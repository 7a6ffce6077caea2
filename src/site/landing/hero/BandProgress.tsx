import styles from "./BandProgress.module.css";

const BANDS = 5;
const WIDTH = 20;
const GAP = 4;

interface BandProgressProps {
  /** How many steps are done, the present one included. */
  readonly done: number;
  readonly total: number;
}

/** Five bands that fill one after the other; decoration beside the count in words. */
export function BandProgress({ done, total }: BandProgressProps) {
  const full = (done / total) * BANDS;
  return (
    <svg
      aria-hidden="true"
      className={styles.bands}
      height="4"
      viewBox={`0 0 ${BANDS * (WIDTH + GAP) - GAP} 4`}
      width={BANDS * (WIDTH + GAP) - GAP}
    >
      {Array.from({ length: BANDS }, (_, band) => {
        const x = band * (WIDTH + GAP);
        const filled = Math.min(1, Math.max(0, full - band));
        return (
          <g key={band}>
            <rect className={styles.track} height="4" rx="2" width={WIDTH} x={x} />
            <rect className={styles.filled} height="4" rx="2" width={WIDTH * filled} x={x} />
          </g>
        );
      })}
    </svg>
  );
}
