import type { PictureShape } from "@/domain/pictures";

/** Makes the picture at a part of its full size, at a quality from 0 to 1; null where the browser cannot. */
export type Encode = (scale: number, quality: number) => Promise<Blob | null>;

const SCALES = [1, 0.8, 0.65, 0.5, 0.4, 0.3];
const QUALITIES = [0.86, 0.72, 0.58, 0.44];

/** The best of a picture that takes no more bytes than its use allows; null where even the smallest takes more. */
export async function shrink({ bytes }: PictureShape, encode: Encode): Promise<Blob | null> {
  for (const scale of SCALES)
    for (const quality of QUALITIES) {
      const blob = await encode(scale, quality);
      if (blob && blob.size <= bytes) return blob;
    }
  return null;
}
