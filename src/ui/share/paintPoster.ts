import { arena } from "@arena/arena";
import { write, type Pen } from "./brush";
import type { Colours } from "./colours";

/** The size and the texts that every picture has. */
export interface Poster {
  readonly width: number;
  readonly height: number;
  readonly overline: string;
  readonly title: string;
  /** The text at the bottom right, opposite the arena’s name. */
  readonly foot: string;
}

/** The margin in pixels of the picture. */
export const EDGE = 72;

/** Returns the box of the arena's logo (left, top, width, height); the caller paints the logo. */
export const markBox = ({ height }: Poster) => [EDGE, height - 98, 52, 52] as const;

/** Paints the ground, the heading and the bottom line; the caller paints the rest. */
export function paintPoster(
  pen: Pen,
  poster: Poster,
  colours: Pick<Colours, "ink" | "text" | "quiet" | "spark" | "bands">,
  hasMark: boolean,
): void {
  const { width, height, overline, title, foot } = poster;
  pen.box([0, 0, width, height], colours.ink);
  // Five quarter rings in the corner, like on the arena's posters.
  colours.bands.forEach((fill, step) => {
    const radius = 300 - step * 56;
    pen.path(`M${width} 0H${width - radius}A${radius} ${radius} 0 0 0 ${width} ${radius}Z`, {
      fill,
    });
  });
  write(pen, overline.toUpperCase(), [EDGE, 118], {
    size: 28,
    colour: colours.spark,
    weight: 700,
    tracking: 0.08,
  });
  write(
    pen,
    title,
    [EDGE, 184],
    { size: 60, colour: colours.text, weight: 850, stretch: "semi-expanded", tracking: -0.02 },
    width - 2 * EDGE - 240,
  );
  const base = height - 60;
  const name = { size: 32, colour: colours.text, weight: 850, stretch: "semi-expanded" } as const;
  const start = EDGE + (hasMark ? 68 : 0);
  write(pen, arena.name, [start, base], name);
  const look = { size: 28, colour: colours.quiet, align: "right" } as const;
  const room = width - EDGE - 40 - start - pen.measure(arena.name, name);
  write(pen, foot, [width - EDGE, base], look, room);
}
