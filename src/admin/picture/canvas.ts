import type { PictureShape } from "@/domain/pictures";
import { PictureFault } from "./fault";
import { placed, type View } from "./frame";
import { shrink } from "./shrink";
import { sizeIn } from "./sizeIn";

/** The maximum size of a file in bytes: phones run out of memory with larger files. */
const MOST_BYTES = 40_000_000;

/** The maximum width and height in pixels that browsers can open. */
const MOST_SIDE = 16_384;

/** A picture that was opened from a file. */
export interface OpenedPicture {
  readonly image: HTMLImageElement;
  /** Frees the address that the image is loaded from. */
  readonly close: () => void;
}

const isHeic = ({ name, type }: File) => /hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name);

/** Opens the picture in a file, upright as the camera noted. @throws PictureFault */
export async function openPicture(file: File): Promise<OpenedPicture> {
  if (file.size > MOST_BYTES)
    throw new PictureFault("This file is larger than 40 MB. Choose a smaller picture.");
  const image = new Image();
  image.src = URL.createObjectURL(file);
  const close = () => URL.revokeObjectURL(image.src);
  try {
    await image.decode();
    if (image.naturalWidth > 0 && image.naturalHeight > 0) return { image, close };
  } catch {
    // The errors are thrown below.
  }
  close();
  const size = await sizeIn(file);
  if (size && Math.max(...size) > MOST_SIDE)
    throw new PictureFault(
      `This picture is too large: ${size.join(" by ")} pixels. Make it at most ${MOST_SIDE} pixels wide and high, and choose it again.`,
    );
  throw new PictureFault(
    isHeic(file)
      ? "This browser cannot read HEIC, the format of iPhones. Open this page on the phone and choose the picture there, or save it as JPEG first."
      : "This file cannot be read as a picture. Choose a JPEG, PNG or WebP.",
  );
}

const blobOf = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });

/**
 * Draws the visible part of a picture into a new file, so that the camera's data (such as the place) is not in it.
 * Makes a WebP, or a JPEG on white if the browser cannot make WebP.
 * @throws PictureFault
 */
export async function cutPicture(
  { image }: OpenedPicture,
  view: View,
  shape: PictureShape,
): Promise<Blob> {
  const blob = await shrink(shape, async (scale, quality) => {
    const [width, height] = shape.size.map((side) => Math.round(side * scale)) as [number, number];
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [width, height];
    const pen = canvas.getContext("2d");
    if (!pen) return null;
    pen.imageSmoothingQuality = "high";
    const at = placed([image.naturalWidth, image.naturalHeight], [width, height], view);
    pen.drawImage(image, at.left, at.top, at.width, at.height);
    const webp = await blobOf(canvas, "image/webp", quality);
    if (webp?.type === "image/webp") return webp;
    // JPEG has no transparency, so white is painted behind the picture.
    pen.globalCompositeOperation = "destination-over";
    pen.fillStyle = "white";
    pen.fillRect(0, 0, width, height);
    return blobOf(canvas, "image/jpeg", quality);
  });
  if (blob) return blob;
  throw new PictureFault(
    "This picture cannot be made small enough to be kept here. Choose another part of it, or a simpler one.",
  );
}
