/** Icons only the admin area needs, on the grid and stroke of `ui/Icon`. */
const strokes = {
  dashboard: "M4 4h7v9H4zM13 4h7v5h-7zM13 12h7v8h-7zM4 16h7v4H4z",
  home: "M4 11l8-7 8 7v9h-5v-6H9v6H4z",
  table: "M4 5h16v14H4zM4 10h16M10 10v9",
  chart: "M5 20V11M12 20V4M19 20v-6",
  news: "M4 5h13v14H6a2 2 0 01-2-2zM17 9h3v8a2 2 0 01-3 1.700M7.500 9h6M7.500 13h6",
  shield: "M12 3l7 2.500V12c0 4-3 7-7 9-4-2-7-5-7-9V5.500z",
  plus: "M12 5v14M5 12h14",
  edit: "M4 20l1-4L16.500 4.500l3 3L8 19zM14 7l3 3",
  trash: "M4.500 7h15M9 7V4h6v3M6.500 7l1 13h9l1-13M10 11v5M14 11v5",
  history: "M4 12a8 8 0 102.500-5.800M4 4v4h4M12 8v4.500l3 2",
  signOut: "M14 4H5v16h9M10 12h10M16.500 8l4 4-4 4",
  wrench:
    "M14.500 6.500a4 4 0 015-1.500l-2.800 2.800 1.500 1.500L21 6.500a4.500 4.500 0 01-6 5.500L8 19a2.100 2.100 0 01-3-3l7-7a4.500 4.500 0 012.500-2.500z",
  publish: "M12 16V4M7.500 8L12 3.500 16.500 8M5 14v6h14v-6",
  people:
    "M9 5a3.500 3.500 0 100 7 3.500 3.500 0 000-7zM2.500 20c.6-3.500 3-5.200 6.500-5.200s5.900 1.700 6.500 5.200M16 5.400a3.500 3.500 0 010 6.200M18.500 15.500c1.700.8 2.700 2.300 3 4.500",
  season: "M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M9 15l2 2 4-4",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  more: "M12 5.500v.01M12 12v.01M12 18.500v.01",
  whistle: "M9 9h11v3.500h-5.200a6 6 0 11-5.800-3.500zM13 9V5.500M9 15v.01",
  erase: "M8 20h12M5 14.500L14.500 5l5 5L10.500 19H8.500l-3.500-3.500zM10 9.500l5 5",
  download: "M12 4v12M7.500 11.500L12 16l4.500-4.500M5 18v2h14v-2",
  print: "M7 9V4h10v5M7 18H4V9h16v9h-3M7 14h10v6H7z",
  warning: "M12 4l9 16H3zM12 10v4.500M12 17.200v.01",
  undo: "M9 5L4 10l5 5M4 10h10a6 6 0 010 12h-3",
} as const;

export type AdminIconName = keyof typeof strokes;

interface AdminIconProps {
  readonly name: AdminIconName;
  /** Side in px; 20 beside text. */
  readonly size?: number;
}

/** A picture beside a word, or inside a control that has a name of its own: never read aloud. */
export function AdminIcon({ name, size = 20 }: AdminIconProps) {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      height={size}
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2"
      viewBox="0 0 24 24"
      width={size}
    >
      <path d={strokes[name]} />
    </svg>
  );
}
