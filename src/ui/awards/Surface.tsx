import type { Sport } from "@/domain/sport";

/** The outline of the ground of a sport without markings. */
const EDGE = "M4 4H96V116H4Z";
const STRIPES = [0, 1, 2, 3, 4, 5];

interface SurfaceProps {
  readonly game: Pick<Sport, "markings">;
  readonly className?: string | undefined;
}

/** A drawing of a sport's ground that fills its box. */
export function Surface({ game, className }: SurfaceProps) {
  return (
    <svg aria-hidden="true" className={className} preserveAspectRatio="none" viewBox="0 0 100 120">
      {STRIPES.map((stripe) => (
        <rect
          fill="currentColor"
          height="10"
          key={stripe}
          opacity="0.06"
          width="100"
          y={stripe * 20}
        />
      ))}
      <path
        d={game.markings ?? EDGE}
        fill="none"
        stroke="currentColor"
        strokeOpacity="0.45"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
