import type { Crest, CrestPartition, CrestShape } from "@/domain/crest";

/** The outlines of crests in a view box of 100 × 120 (design.md section 3). */
const outlines: Record<CrestShape, string> = {
  heater: "M6 6H94V58C94 88 74 106 50 116C26 106 6 88 6 58Z",
  ogee: "M5 13C20 16 37 11 50 4C63 11 80 16 95 13V60C95 90 72 106 50 116C28 106 5 90 5 60Z",
  round: "M50 14A46 46 0 0 1 50 106A46 46 0 0 1 50 14Z",
  hexagon: "M50 4L96 25V85L50 116L4 85V25Z",
};

/** The part of the field that has the second colour. */
const partitions: Record<CrestPartition, string> = {
  pale: "M50 0H100V120H50Z",
  paly: "M6.2 0H18.7V120H6.2ZM31.2 0H43.7V120H31.2ZM56.2 0H68.7V120H56.2ZM81.2 0H93.7V120H81.2Z",
  fess: "M0 60H100V120H0Z",
  hoops: "M0 10H100V24H0ZM0 38H100V52H0ZM0 66H100V80H0ZM0 94H100V108H0Z",
  bend: "M0 0H34L100 79V120H66L0 41Z",
  chevron: "M0 88L50 40L100 88V122L50 74L0 122Z",
  quarterly: "M50 0H100V60H50ZM0 60H50V120H0Z",
  gyronny:
    "M50 60L166 90.8L135 144.7ZM50 60L81.3 175.9L19.2 176ZM50 60L-34.7 145L-65.9 91.3ZM50 60L-66 29.2L-35-24.7ZM50 60L18.7-55.9L80.8-56ZM50 60L134.7-25L165.9 28.7Z",
};

const STAR = "M0-9.6L1.9-4.6L7.2-4.3L3-1L4.5 4.1L0 1.2L-4.5 4.1L-3-1L-7.2-4.3L-1.9-4.6Z";
const starPlaces = { 1: [50], 2: [40, 60], 3: [32, 50, 68] } as const;
const FACET = "#0B1020";
const PAPER = "#FDFBF5";

/** A filled or stroked path in the view box of 100 × 120. */
export interface CrestPart {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
  /** The position of the path's origin in the view box. */
  readonly at?: readonly [x: number, y: number];
  /** The factor by which the path is scaled around the centre. */
  readonly scale?: number;
}

/** The parts of a crest in the order of painting, for SVG and canvas. */
export interface CrestParts {
  readonly outline: string;
  /** The colour of the field, which fills the outline. */
  readonly field: string;
  /** Painted over the field, clipped at the outline. */
  readonly inside: readonly CrestPart[];
  /** Painted over `inside` and below the letters. */
  readonly plate: readonly CrestPart[];
  readonly letters: {
    readonly text: string;
    readonly size: number;
    /** The y coordinate of the base line; the letters are centred horizontally. */
    readonly y: number;
    readonly fill: string;
    /** The colour of a line around the letters, 7 units wide; null if there is no line. */
    readonly stroke: string | null;
    /** Whether the gaps between the letters are narrower, because there are three. */
    readonly close: boolean;
  };
  readonly rim: readonly CrestPart[];
}

/** Returns the parts of a crest. A small crest has no keyline and no stars, because they would only blur. */
export function crestParts(crest: Crest, small: boolean): CrestParts {
  const outline = outlines[crest.shape];
  const count = [...crest.initials].length;
  const chief = crest.layout === "chief";
  const size = chief ? (count > 2 ? 31 : 38) : count > 2 ? 25 : crest.layout === "band" ? 35 : 32;
  return {
    outline,
    field: crest.primary,
    inside: [
      { d: partitions[crest.partition], fill: crest.secondary },
      { d: "M50 0H100V120H50Z", fill: FACET, opacity: 0.1 },
      ...charge(crest, small),
    ],
    plate:
      crest.layout === "disc"
        ? [
            {
              d: "M50 29A31 31 0 0 1 50 91A31 31 0 0 1 50 29Z",
              fill: crest.plate,
              stroke: PAPER,
              width: 3,
            },
          ]
        : [],
    letters: {
      text: crest.initials,
      size,
      y: (chief ? 74 : 60) + size * 0.35,
      fill: chief ? PAPER : crest.text,
      stroke: chief ? crest.ink : null,
      close: count > 2,
    },
    rim: [
      { d: outline, stroke: crest.ink, width: 6 },
      ...(small ? [] : [{ d: outline, stroke: PAPER, width: 1.6, opacity: 0.85, scale: 0.925 }]),
    ],
  };
}

/**
 * Returns the chief (the upper part) with its stars, or the band across the middle. Their outlines extend beyond the
 * crest, so that only the horizontal edges are visible.
 */
function charge(crest: Crest, small: boolean): CrestPart[] {
  const rule = crest.plate === PAPER ? crest.ink : PAPER;
  const ruled = { fill: crest.plate, stroke: rule, width: 3.5 };
  if (crest.layout === "band") return [{ d: "M-9 39.750H109V80.250H-9Z", ...ruled }];
  if (crest.layout !== "chief") return [];
  // The round outline starts lower than the others.
  const round = crest.shape === "round";
  const edge = round ? 44 : 38;
  return [
    { d: `M-9-9H109V${edge + 1.75}H-9Z`, ...ruled },
    ...(small
      ? []
      : starPlaces[crest.stars].map((x) => ({
          d: STAR,
          fill: crest.text,
          at: [x, round ? 33 : 27] as const,
        }))),
  ];
}
