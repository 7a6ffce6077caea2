import type { SportId } from "@/domain/sport";

/** Markings seen from above on a field of 100 by 120, one path each. */
const markings: Partial<Record<SportId, string>> = {
  // Full pitch: touchlines, halfway line and circle, both penalty and goal areas.
  football:
    "M4 4H96V116H4ZM4 60H96M50 48A12 12 0 0 1 50 72A12 12 0 0 1 50 48ZM24 4V21H76V4M38 4V10.500H62V4M41 21A10 10 0 0 0 59 21M24 116V99H76V116M38 116V109.500H62V116M41 99A10 10 0 0 1 59 99",
  // Half court, basket at the top: key, free-throw circle, three-point arc, centre circle.
  basketball:
    "M4 4H96V116H4ZM34 4V48H66V4M34 48A16 14 0 0 0 66 48M11 4V22C11 62 30 76 50 76C70 76 89 62 89 22V4M42 10H58M50 11A3.500 3.500 0 0 1 50 18A3.500 3.500 0 0 1 50 11ZM34 116A16 14 0 0 1 66 116",
};

const PLAIN = "M4 4H96V116H4Z";
const STRIPES = [0, 1, 2, 3, 4, 5];

interface SurfaceProps {
  readonly sport: SportId;
  readonly className?: string | undefined;
}

/** The ground a sport is played on, drawn to fill its box. */
export function Surface({ sport, className }: SurfaceProps) {
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
        d={markings[sport] ?? PLAIN}
        fill="none"
        stroke="currentColor"
        strokeOpacity="0.45"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
