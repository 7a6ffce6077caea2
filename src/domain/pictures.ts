/** The purpose of a picture that is made in the app. */
export type PictureUse = "crest" | "portrait" | "scene";

/** The size of a picture in pixels, and how many bytes it may take. */
export interface PictureShape {
  /** Width and height in pixels; smaller sizes are tried if the picture takes too many bytes. */
  readonly size: readonly [width: number, height: number];
  /** How many bytes it may take at most. */
  readonly bytes: number;
  /** Whether the whole picture is shown in the frame; if false, it is cut to fill the frame. */
  readonly whole: boolean;
}

/** The shape of the pictures for each purpose. */
export const pictureShapes: Readonly<Record<PictureUse, PictureShape>> = {
  crest: { size: [240, 240], bytes: 4096, whole: true },
  portrait: { size: [480, 480], bytes: 61_440, whole: false },
  scene: { size: [1280, 720], bytes: 61_440, whole: false },
};

/** The most crests that the document of one league holds: about 200 kB as base64 if each has the greatest size. */
export const MOST_CRESTS = 36;

/** The default for the space that the pictures of one league may take in the database, in bytes. */
export const PICTURE_SHARE = 200_000_000;

/** Returns how many characters that many bytes take as base64. */
export const base64Length = (bytes: number): number => 4 * Math.ceil(bytes / 3);

/**
 * The stored text of a picture in base64: WebP whose header says that it holds no camera data, or JPEG as
 * browsers write it, which contains no camera data either. The generated rules contain the same pattern.
 */
export const pictureTextPattern =
  /^(UklGR[g-v].{5}XRUJQVlA4([IT][A-P]|WAoAAAA[AQgw])|\/9j\/4[A-P])[A-Za-z0-9+/]*=?=?$/;
