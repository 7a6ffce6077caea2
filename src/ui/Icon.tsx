/**
 * Icons drawn as lines: paths on a 24 px grid with a 2 px stroke, like the sport glyphs. `solids` are filled shapes.
 */
const strokes = {
  close: "M6 6l12 12M18 6L6 18",
  menu: "M4 7h16M4 12h16M4 17h16",
  chevronDown: "M6 9l6 6 6-6",
  chevronUp: "M6 15l6-6 6 6",
  chevronLeft: "M15 6l-6 6 6 6",
  chevronRight: "M9 6l6 6-6 6",
  arrowRight: "M4 12h16M14 6l6 6-6 6",
  arrowLeft: "M20 12H4M10 6l-6 6 6 6",
  search: "M11 4a7 7 0 100 14 7 7 0 000-14zM16 16l4.5 4.5",
  sun: "M12 8a4 4 0 100 8 4 4 0 000-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M19 5l-1.4 1.4M6.4 17.6L5 19",
  moon: "M20 14.5A8.5 8.5 0 019.5 4a8.5 8.5 0 1010.5 10.5z",
  system: "M4 5h16v11H4zM9 20h6M12 16v4",
  calendar: "M4 6h16v14H4zM4 10.5h16M8 3v4M16 3v4",
  clock: "M12 3a9 9 0 100 18 9 9 0 000-18zM12 7.5V12l3 2",
  pin: "M12 21c4.5-4.6 7-8 7-11a7 7 0 10-14 0c0 3 2.5 6.4 7 11zM12 7.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5z",
  share: "M12 15V4M8 7.5L12 3.5l4 4M6 11H5v9h14v-9h-1",
  print: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
  filter: "M4 7h16M7 12h10M10 17h4",
  check: "M5 12.5l4.5 4.5L19 7.5",
  info: "M12 3a9 9 0 100 18 9 9 0 000-18zM12 11v5.5M12 7.5v.1",
  warning: "M12 4L2.5 20h19zM12 10v4.5M12 17v.1",
  retry: "M20 12a8 8 0 11-2.3-5.6M20 3v4.5h-4.5",
  offline:
    "M3 3l18 18M5 12.5a10 10 0 014-2.6M2 9a14.5 14.5 0 014.5-2.7M19 12.5a10 10 0 00-3.5-2.4M22 9a14.5 14.5 0 00-11-3.9M8.5 16a5 5 0 017 0M12 19.5v.1",
  trophy:
    "M8 4h8v6a4 4 0 01-8 0zM8 5.5H4.5c0 3 1.3 4.5 3.5 4.5M16 5.5h3.5c0 3-1.3 4.5-3.5 4.5M12 14v4M8.5 20h7",
  shirt: "M8.5 4L3 7l2 4 2-1v10h10V10l2 1 2-4-5.5-3a3.5 3.5 0 01-7 0z",
  ball: "M12 3a9 9 0 100 18 9 9 0 000-18zM12 8.5l3.5 2.5-1.3 4H9.8l-1.3-4zM12 3v5.5M15.5 11l5-1.6M14.2 15l3 4.3M9.8 15l-3 4.3M8.5 11l-5-1.6",
  starOutline: "M12 3.5l2.7 5.7 6.200.8-4.6 4.3 1.2 6.2-5.5-3-5.5 3 1.2-6.2L3.1 10l6.2-.8z",
  swap: "M7 4v15M3.5 15.5L7 19l3.5-3.5M17 20V5M13.5 8.5L17 5l3.5 3.5",
  external: "M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9",
  user: "M12 4a4 4 0 100 8 4 4 0 000-8zM4.5 20c.8-3.7 3.6-5.5 7.5-5.5s6.7 1.8 7.5 5.5",
} as const;

const solids = {
  play: "M7 4.5v15l13-7.5z",
  pause: "M6 5h4v14H6zM14 5h4v14h-4z",
  star: "M12 2.5l2.9 6.2 6.7.8-5 4.7 1.3 6.7L12 17.6l-5.9 3.3 1.3-6.7-5-4.7 6.7-.8z",
  card: "M7 3h10a1 1 0 011 1v16a1 1 0 01-1 1H7a1 1 0 01-1-1V4a1 1 0 011-1z",
  dot: "M12 7a5 5 0 100 10 5 5 0 000-10z",
} as const;

export type IconName = keyof typeof strokes | keyof typeof solids;

/** The names of all icons, for the gallery page. */
export const iconNames = [...Object.keys(strokes), ...Object.keys(solids)] as readonly IconName[];

interface IconProps {
  readonly name: IconName;
  /** The width and height in px: 20 beside text, 24 alone. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** An icon beside text, or inside a control that has an accessible name. Screen readers skip it. */
export function Icon({ name, size = 20, className }: IconProps) {
  const solid = name in solids;
  return (
    <svg
      aria-hidden="true"
      className={className}
      fill={solid ? "currentColor" : "none"}
      height={size}
      stroke={solid ? "none" : "currentColor"}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2"
      viewBox="0 0 24 24"
      width={size}
    >
      <path d={{ ...strokes, ...solids }[name]} />
    </svg>
  );
}
