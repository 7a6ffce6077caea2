import { useId, type ReactNode } from "react";
import type { Crest, CrestPartition, CrestShape } from "@/domain/crest";
import styles from "./CrestDrawing.module.css";

/** Outlines on the field of 100 by 120 (design.md section 3). */
const outlines: Record<CrestShape, string> = {
  heater: "M6 6H94V58C94 88 74 106 50 116C26 106 6 88 6 58Z",
  ogee: "M5 13C20 16 37 11 50 4C63 11 80 16 95 13V60C95 90 72 106 50 116C28 106 5 90 5 60Z",
  round: "M50 14A46 46 0 0 1 50 106A46 46 0 0 1 50 14Z",
  hexagon: "M50 4L96 25V85L50 116L4 85V25Z",
};

/** The second colour's part of the field. */
const partitions: Record<CrestPartition, string> = {
  pale: "M50 0H100V120H50Z",
  paly: "M6.2 0H18.7V120H6.2ZM31.2 0H43.7V120H31.2ZM56.2 0H68.7V120H56.2ZM81.2 0H93.7V120H81.2Z",
  fess: "M0 60H100V120H0Z",
  hoops: "M0 10H100V24H0ZM0 38H100V52H0ZM0 66H100V80H0ZM0 94H100V108H0Z",
  bend: "M0 0H34L100 79V120H66L0 41Z",
  chevron: "M0 88L50 40L100 88V122L50 74L0 122Z",
  quarterly: "M50 0H100V60H50ZM0 60H50V120H0Z",
  gyronny:
    "M50 60L166 90.800L135 144.700ZM50 60L81.300 175.900L19.200 176ZM50 60L-34.700 145L-65.900 91.300ZM50 60L-66 29.200L-35-24.700ZM50 60L18.700-55.900L80.800-56ZM50 60L134.700-25L165.900 28.700Z",
};

const STAR =
  "M0-9.600L1.900-4.600L7.200-4.300L3-1L4.500 4.100L0 1.200L-4.500 4.100L-3-1L-7.200-4.300L-1.900-4.600Z";
const starPlaces = { 1: [50], 2: [40, 60], 3: [32, 50, 68] } as const;
const FACET = "#0B1020";
const PAPER = "#FDFBF5";
/** Below this height in px, keyline and stars would only blur. */
const SMALL = 32;

interface CrestDrawingProps {
  readonly crest: Crest;
  readonly width: number;
  readonly height: number;
  /** Read aloud; nothing is when the name stands beside it. */
  readonly label: string | undefined;
}

/** A generated crest, drawn. */
export function CrestDrawing({ crest, width, height, label }: CrestDrawingProps) {
  const clip = useId();
  const outline = outlines[crest.shape];
  const small = height < SMALL;
  const words =
    label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg className={styles.crest} height={height} viewBox="0 0 100 120" width={width} {...words}>
      <path
        className={styles.edge}
        d={outline}
        fill="none"
        strokeLinejoin="round"
        strokeWidth="10"
      />
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d="M0 0H100V120H0Z" fill={crest.primary} />
        <path d={partitions[crest.partition]} fill={crest.secondary} />
        <path d="M50 0H100V120H50Z" fill={FACET} opacity="0.1" />
        {crest.layout !== "disc" && <Charge crest={crest} small={small} />}
      </g>
      {crest.layout === "disc" && (
        <circle cx="50" cy="60" fill={crest.plate} r="31" stroke={PAPER} strokeWidth="3" />
      )}
      <Initials crest={crest} />
      <path d={outline} fill="none" stroke={crest.ink} strokeLinejoin="round" strokeWidth="6" />
      {!small && (
        <path
          d={outline}
          fill="none"
          opacity="0.85"
          stroke={PAPER}
          strokeLinejoin="round"
          strokeWidth="1.6"
          transform="translate(50 60) scale(.925) translate(-50 -60)"
        />
      )}
    </svg>
  );
}

/** The chief with its stars, or the band across the middle. */
function Charge({ crest, small }: { crest: Crest; small: boolean }): ReactNode {
  const rule = crest.plate === PAPER ? crest.ink : PAPER;
  if (crest.layout === "band") {
    return (
      <>
        <path d="M0 40H100V80H0Z" fill={crest.plate} />
        <path d="M0 38H100V41.500H0ZM0 78.500H100V82H0Z" fill={rule} />
      </>
    );
  }
  // The round shape begins lower.
  const edge = crest.shape === "round" ? 44 : 38;
  return (
    <>
      <path d={`M0 0H100V${edge}H0Z`} fill={crest.plate} />
      <path d={`M0 ${edge}H100V${edge + 3.5}H0Z`} fill={rule} />
      {!small &&
        starPlaces[crest.stars].map((x) => (
          <path
            d={STAR}
            fill={crest.text}
            key={x}
            transform={`translate(${x} ${crest.shape === "round" ? 33 : 27})`}
          />
        ))}
    </>
  );
}

function Initials({ crest }: { crest: Crest }): ReactNode {
  const { layout, initials } = crest;
  const letters = [...initials].length;
  const chief = layout === "chief";
  const size = chief ? (letters > 2 ? 31 : 38) : letters > 2 ? 25 : layout === "band" ? 35 : 32;
  return (
    <text
      className={styles.initials}
      data-many={letters > 2 || undefined}
      fill={chief ? PAPER : crest.text}
      fontSize={size}
      textAnchor="middle"
      x="50"
      y={chief ? 74 + size * 0.35 : 60 + size * 0.35}
      {...(chief && { stroke: crest.ink, strokeWidth: 7 })}
    >
      {initials}
    </text>
  );
}
