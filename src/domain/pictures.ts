/** What a picture that is made in the app is for. */
export type PictureUse = "crest" | "portrait" | "scene";

/** How such a picture is cut and how much of it is kept. */
export interface PictureShape {
  /** Width by height in pixels, the largest that is tried. */
  readonly size: readonly [width: number, height: number];
  /** At most, in bytes. */
  readonly bytes: number;
  /** The whole picture fits the frame, with nothing around it. */
  readonly whole: boolean;
}

export const pictureShapes: Readonly<Record<PictureUse, PictureShape>> = {
  crest: { size: [240, 240], bytes: 4096, whole: true },
  portrait: { size: [480, 480], bytes: 61_440, whole: false },
  scene: { size: [1280, 720], bytes: 61_440, whole: false },
};

/** The most crests that one league's document holds: 200 kB with as much as each may have. */
export const MOST_CRESTS = 36;

/** How much of the database the pictures of one league may take, in bytes, where the arena says nothing else. */
export const PICTURE_SHARE = 200_000_000;

/** The length of that many bytes as text in base64. */
export const textLength = (bytes: number): number => 4 * Math.ceil(bytes / 3);

/**
 * What a picture's text begins with, in base64: WebP without a camera's data (a header that announces none), or JPEG as
 * browsers make it, which names no camera either. The generated rules hold the same pattern.
 */
export const pictureTextPattern =
  /^(UklGR[g-v].{5}XRUJQVlA4([IT][A-P]|WAoAAAA[AQgw])|\/9j\/4[A-P])[A-Za-z0-9+/]*=?=?$/;
