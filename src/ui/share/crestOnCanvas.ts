import { clock } from "@/domain/clock";
import { pictureAt } from "../crest/pictures";
import type { CanvasPen } from "./canvasPen";
import { paintCrest, type CrestPlace, type PaintedClub } from "./paintCrest";

/** How long loading a club's logo may take, in milliseconds. */
export const LOGO_TIMEOUT = 2500;

/**
 * Loads a club's logo; null if there is none, if its server does not allow its use in a canvas (CORS), or if it takes
 * too long. Then paint the crest instead.
 */
export async function loadLogo({ club, logo }: PaintedClub): Promise<HTMLImageElement | null> {
  const source = await pictureAt(logo || (club?.logo ?? ""));
  if (!source) return null;
  const image = new Image();
  // Without this, the browser refuses to export the canvas.
  image.crossOrigin = "anonymous";
  image.referrerPolicy = "no-referrer";
  image.src = source;
  let cancel = () => {};
  const late = new Promise<never>((_, reject) => {
    cancel = clock.after(LOGO_TIMEOUT, () => reject(new Error("The logo is late.")));
  });
  try {
    await Promise.race([image.decode(), late]);
    return image;
  } catch {
    return null;
  } finally {
    cancel();
  }
}

/** Paints a club's logo, or its generated crest if the logo is null. */
export function paintClub(
  pen: CanvasPen,
  club: PaintedClub,
  logo: HTMLImageElement | null,
  place: CrestPlace,
): void {
  if (!logo) {
    paintCrest(pen, club, place);
    return;
  }
  const [x, y, height] = place;
  const scale = height / Math.max(logo.naturalWidth, logo.naturalHeight, 1);
  const [wide, high] = [logo.naturalWidth * scale, logo.naturalHeight * scale];
  pen.image(logo, [x - wide / 2, y - high / 2, wide, high]);
}
