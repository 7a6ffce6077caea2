/** The paths of icons that only the administration uses, on the same grid and with the same stroke as `ui/Icon`. */
const strokes = {
  dashboard: "M4 4h7v9H4zM13 4h7v5h-7zM13 12h7v8h-7zM4 16h7v4H4z",
  home: "M4 11l8-7 8 7v9h-5v-6H9v6H4z",
  table: "M4 5h16v14H4zM4 10h16M10 10v9",
  chart: "M5 20V11M12 20V4M19 20v-6",
  news: "M4 5h13v14H6a2 2 0 01-2-2zM17 9h3v8a2 2 0 01-3 1.7M7.5 9h6M7.5 13h6",
  shield: "M12 3l7 2.5V12c0 4-3 7-7 9-4-2-7-5-7-9V5.5z",
  plus: "M12 5v14M5 12h14",
  edit: "M4 20l1-4L16.5 4.5l3 3L8 19zM14 7l3 3",
  trash: "M4.5 7h15M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5",
  history: "M4 12a8 8 0 102.5-5.8M4 4v4h4M12 8v4.5l3 2",
  wrench:
    "M14.5 6.5a4 4 0 015-1.5l-2.8 2.8 1.5 1.5L21 6.5a4.5 4.5 0 01-6 5.5L8 19a2.1 2.1 0 01-3-3l7-7a4.5 4.5 0 012.5-2.5z",
  publish: "M12 16V4M7.5 8L12 3.5 16.5 8M5 14v6h14v-6",
  people:
    "M9 5a3.5 3.5 0 100 7 3.5 3.5 0 000-7zM2.5 20c.6-3.5 3-5.2 6.5-5.2s5.9 1.7 6.5 5.2M16 5.4a3.5 3.5 0 010 6.2M18.5 15.5c1.700.8 2.7 2.3 3 4.5",
  season: "M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M9 15l2 2 4-4",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  more: "M12 5.5v.01M12 12v.01M12 18.5v.01",
  whistle: "M9 9h11v3.5h-5.2a6 6 0 11-5.8-3.5zM13 9V5.5M9 15v.01",
  erase: "M8 20h12M5 14.5L14.5 5l5 5L10.5 19H8.5l-3.5-3.5zM10 9.5l5 5",
  download: "M12 4v12M7.5 11.5L12 16l4.5-4.5M5 18v2h14v-2",
  print: "M7 9V4h10v5M7 18H4V9h16v9h-3M7 14h10v6H7z",
  warning: "M12 4l9 16H3zM12 10v4.5M12 17.2v.01",
  undo: "M9 5L4 10l5 5M4 10h10a6 6 0 010 12h-3",
} as const;

export type AdminIconName = keyof typeof strokes;

interface AdminIconProps {
  readonly name: AdminIconName;
  /** The side length in px; 20 beside text. */
  readonly size?: number;
}

/** An icon beside a word, or inside a control that has its own name; it is never read aloud. */
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
