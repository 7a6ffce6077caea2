import { crestOf } from "@/domain/crest";
import type { ResolvedClub } from "@/domain/season/clubs";
import { pictureAt } from "../crest/pictures";
import { crestParts, type CrestPart } from "../crest/crestParts";
import { setLook } from "./brush";

/** A club to paint: its name, and what is known about it. */
export interface PaintedClub {
  readonly name: string;
  readonly club: ResolvedClub | undefined;
  readonly logo?: string;
}

/** How long a club's own logo may take, in milliseconds. */
const PATIENCE = 2500;

/** A club's logo where its server lets a picture be made of it; null means: draw the crest. */
export async function loadLogo({ club, logo }: PaintedClub): Promise<HTMLImageElement | null> {
  const source = await pictureAt(logo || (club?.logo ?? ""));
  if (!source) return null;
  const image = new Image();
  // Without this the canvas could not be saved.
  image.crossOrigin = "anonymous";
  image.referrerPolicy = "no-referrer";
  image.src = source;
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("The logo is late.")), PATIENCE);
  });
  try {
    await Promise.race([image.decode(), late]);
    return image;
  } catch {
    return null;
  }
}

/** Paints logo or crest around a middle, so high. */
export function paintCrest(
  pen: CanvasRenderingContext2D,
  { name, club }: PaintedClub,
  logo: HTMLImageElement | null,
  [x, y, height]: readonly [x: number, y: number, height: number],
): void {
  if (logo) {
    const scale = height / Math.max(logo.naturalWidth, logo.naturalHeight, 1);
    const [wide, high] = [logo.naturalWidth * scale, logo.naturalHeight * scale];
    pen.drawImage(logo, x - wide / 2, y - high / 2, wide, high);
    return;
  }
  const crest = crestOf(name, club?.colours);
  const { outline, field, inside, plate, letters, rim } = crestParts(crest, false);
  pen.save();
  pen.translate(x, y);
  pen.scale(height / 120, height / 120);
  pen.translate(-50, -60);
  pen.lineJoin = "round";
  pen.save();
  pen.clip(new Path2D(outline));
  pen.fillStyle = field;
  pen.fillRect(0, 0, 100, 120);
  for (const part of inside) paintPart(pen, part);
  pen.restore();
  for (const part of plate) paintPart(pen, part);
  setLook(pen, {
    size: letters.size,
    colour: letters.fill,
    weight: 850,
    stretch: letters.close ? "semi-condensed" : "normal",
    align: "center",
  });
  if (letters.stroke) {
    pen.strokeStyle = letters.stroke;
    pen.lineWidth = 7;
    pen.strokeText(letters.text, 50, letters.y);
  }
  pen.fillText(letters.text, 50, letters.y);
  for (const part of rim) paintPart(pen, part);
  pen.restore();
}

function paintPart(
  pen: CanvasRenderingContext2D,
  { d, fill, stroke, width = 1, opacity = 1, at = [0, 0], scale = 1 }: CrestPart,
): void {
  pen.save();
  pen.globalAlpha = opacity;
  pen.translate(at[0] + 50 * (1 - scale), at[1] + 60 * (1 - scale));
  pen.scale(scale, scale);
  const path = new Path2D(d);
  if (fill) {
    pen.fillStyle = fill;
    // A canvas, not an array.
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type
    pen.fill(path);
  }
  if (stroke) {
    pen.strokeStyle = stroke;
    pen.lineWidth = width;
    pen.stroke(path);
  }
  pen.restore();
}
