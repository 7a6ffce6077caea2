import { sportEntryOf } from "@/sports/sports";
import type { SportId } from "@/domain/sport";

interface GlyphProps {
  readonly sport: SportId;
  /** The accessible name, if no text beside the drawing names the sport. */
  readonly label?: string;
  /** May set a different size, colour or stroke width. */
  readonly className?: string;
}

/** A line drawing of the sport's equipment, 24 px, in the colour of the text around it. */
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
      <path d={sportEntryOf(sport).glyph} />
    </svg>
  );
}
