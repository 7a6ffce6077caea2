import type { PictureShape } from "@/domain/pictures";

/** Encodes the picture at a part of its full size and at a quality, both from 0 to 1; null if the browser cannot. */
export type Encode = (scale: number, quality: number) => Promise<Blob | null>;

const SCALES = [1, 0.8, 0.65, 0.5, 0.4, 0.3];
const QUALITIES = [0.86, 0.72, 0.58, 0.44];

/** Returns the best version of a picture within its limit of bytes; null if even the smallest is too large. */
export async function shrink({ bytes }: PictureShape, encode: Encode): Promise<Blob | null> {
  for (const scale of SCALES)
    for (const quality of QUALITIES) {
      const blob = await encode(scale, quality);
      if (blob && blob.size <= bytes) return blob;
    }
  return null;
}
