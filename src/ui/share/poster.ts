import { arena } from "@arena/arena";
import type { SportId } from "@/domain/sport";
import { loadType, write } from "./brush";
import { readColours, type Colours } from "./colours";

/** A picture to share, with what it says in words. */
export interface SharedPicture {
  readonly file: File;
  readonly text: string;
}

/** What every picture begins with. */
interface Poster {
  readonly sport: SportId;
  readonly width: number;
  readonly height: number;
  readonly overline: string;
  readonly title: string;
  /** At the foot, opposite the arena’s name. */
  readonly foot: string;
}

/** Space at the edges in the picture's pixels. */
export const EDGE = 72;

/** The canvas with ground, heading and foot painted; the rest is the caller's. */
export async function preparePoster(poster: Poster): Promise<{
  readonly canvas: HTMLCanvasElement;
  readonly pen: CanvasRenderingContext2D;
  readonly colours: Colours;
}> {
  const { sport, width, height, overline, title, foot } = poster;
  const [mark] = await Promise.all([loadMark(), loadType()]);
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser paints no pictures.");
  const colours = readColours(sport);

  pen.fillStyle = colours.ink;
  pen.fillRect(0, 0, width, height);
  paintBands(pen, colours.bands, width);
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
  if (mark) pen.drawImage(mark, EDGE, base - 38, 52, 52);
  write(pen, arena.name, [EDGE + (mark ? 68 : 0), base], {
    size: 32,
    colour: colours.text,
    weight: 850,
    stretch: "semi-expanded",
  });
  write(pen, foot, [width - EDGE, base], { size: 28, colour: colours.quiet, align: "right" });
  return { canvas, pen, colours };
}

/** Five quarter rings in the corner: the sign of the house, as on its posters. */
function paintBands(pen: CanvasRenderingContext2D, bands: readonly string[], width: number): void {
  bands.forEach((colour, step) => {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.moveTo(width, 0);
    pen.arc(width, 0, 300 - step * 56, Math.PI / 2, Math.PI);
    pen.fill();
  });
}

async function loadMark(): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = "/favicon.svg";
  return image.decode().then(
    () => image,
    () => null,
  );
}

/** The painted canvas as a file. @throws Error when the browser cannot make one */
export async function asPicture(
  canvas: HTMLCanvasElement,
  name: string,
  text: string,
): Promise<SharedPicture> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("This browser saves no pictures.");
  return { file: new File([blob], `${name}.png`, { type: "image/png" }), text };
}
