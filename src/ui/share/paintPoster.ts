import { arena } from "@arena/arena";
import { write, type Pen } from "./brush";
import type { Colours } from "./colours";

/** What every picture begins with. */
export interface Poster {
  readonly width: number;
  readonly height: number;
  readonly overline: string;
  readonly title: string;
  /** At the foot, opposite the arena’s name. */
  readonly foot: string;
}

/** Space at the edges in the picture's pixels. */
export const EDGE = 72;

/** The place of the arena's mark; the caller paints it. */
export const markBox = ({ height }: Poster) => [EDGE, height - 98, 52, 52] as const;

/** Paints ground, heading and foot; the rest is the caller's. */
export function paintPoster(
  pen: Pen,
  poster: Poster,
  colours: Pick<Colours, "ink" | "text" | "quiet" | "spark" | "bands">,
  hasMark: boolean,
): void {
  const { width, height, overline, title, foot } = poster;
  pen.box([0, 0, width, height], colours.ink);
  // Five quarter rings in the corner: the sign of the house, as on its posters.
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
