import type { SportId } from "@/domain/sport";
import { canvasPen, loadType, type CanvasPen } from "./canvasPen";
import { readColours, type Colours } from "./colours";
import { markBox, paintPoster, type Poster } from "./paintPoster";

/** A picture to share, and its content in words. */
export interface SharedPicture {
  readonly file: File;
  readonly text: string;
}

/** Creates a canvas with the ground, heading and bottom line; the caller paints the rest. */
export async function preparePoster(poster: Poster & { readonly sport: SportId }): Promise<{
  readonly canvas: HTMLCanvasElement;
  readonly pen: CanvasPen;
  readonly colours: Colours;
}> {
  const { sport, width, height } = poster;
  const [mark] = await Promise.all([loadMark(), loadType()]);
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser paints no pictures.");
  const colours = readColours(sport);
  const pen = canvasPen(context);
  paintPoster(pen, poster, colours, mark !== null);
  if (mark) pen.image(mark, markBox(poster));
  return { canvas, pen, colours };
}

async function loadMark(): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = "/favicon.svg";
  return image.decode().then(
    () => image,
    () => null,
  );
}

/**
 * Converts the painted canvas to a PNG file.
 * @throws Error if the browser cannot make one
 */
export async function asPicture(
  canvas: HTMLCanvasElement,
  name: string,
  text: string,
): Promise<SharedPicture> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("This browser saves no pictures.");
  return { file: new File([blob], `${name}.png`, { type: "image/png" }), text };
}
