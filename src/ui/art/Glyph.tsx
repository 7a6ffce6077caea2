import type { SportId } from "@/domain/sport";

/** The masters of `artwork/glyphs`, each as one path on a 24 unit grid. */
const paths: Readonly<Record<SportId, string>> = {
  football:
    "M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18m0 5.3 3.5 2.6-1.3 4.1H9.8l-1.3-4.1Zm0 0V3.1m3.5 7.8 5-1.7M14.2 15l3 4.2M9.8 15l-3 4.2m1.7-8.3-5-1.7",
  basketball:
    "M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M3.78 15.66L20.22 8.34M8.34 3.78L15.66 20.22M3.64 8.72C8.12 10.66 10.4 15.78 8.85 20.41M15.15 3.59C13.6 8.22 15.88 13.34 20.36 15.28",
  volleyball:
    "M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18m0 9q1.3-5.1 6.2-6.6m-3.9 2.3Q9.2 9 5.7 5.8M12 12q3.7 3.7 2.6 8.7m0-4.5q1.4-5.1 5.9-6.6M12 12q-5 1.4-8.8-2m3.9 2.1q3.7 3.8 2.7 8.4",
  athletics: "M3 6h18v5H3Zm6 0v5m6-5v5m-9 0v9m12-9v9M3.5 20h5m7 0h5",
  chess:
    "M5.5 21h13m-11-3h9.2c1.9-5.4 1.3-11.4-4.3-13.2l-.4-2L9.8 5c-1.2.6-2 1.6-2.6 3L5 11.6c-.7 1.3.4 2.8 1.9 2.3l2.3-1c1.2.2 2.4-.2 3-1 0 2.5-3.6 3.1-4.7 6.1m2.9-9.8h.1",
  "table-tennis":
    "M15.2 12.6c2-3 1.5-6.2-.8-8.3-2.9-2.6-7-2.3-9.7.4s-3 6.8-.4 9.7c2.1 2.3 5.3 2.8 8.3.8l5.8 5.8a1.8 1.8 0 0 0 2.6-2.6Zm-7.8 3.6 8.8-8.8m4 1.2a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 1 0 0-3.2",
  "lawn-tennis":
    "M19.46 3.11a5.4 6.6 40 1 0-8.49 10.12A5.4 6.6 40 1 0 19.46 3.1m-.13.17-8.23 9.8m.13-8.24 7.97 6.68m-9.9-1.26c.34 2.38.39 4.5-.77 5.89m5.66-1.78c-2.4.07-4.5.4-5.66 1.78l-4.24 5.05M18.6 16.4a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 1 0 0-4.4",
};

interface GlyphProps {
  readonly sport: SportId;
  /** Says what it is where no text beside it does. */
  readonly label?: string;
  /** May set another size, colour or stroke width. */
  readonly className?: string;
}

/** The line drawing of a sport's equipment, 24 px, in the colour of the text around it. */
export function Glyph({ sport, label, className }: GlyphProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <path d={paths[sport]} />
    </svg>
  );
}
