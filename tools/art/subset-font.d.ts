/** Types for the used part of subset-font, because the package has no types. */
declare module "subset-font" {
  interface AxisRange {
    min: number;
    max: number;
  }
  interface Options {
    targetFormat: "woff2";
    keepFeatures: readonly string[];
    variationAxes: Readonly<Record<string, AxisRange>>;
  }
  /** Options to unpack the whole font. */
  interface Unpacked {
    targetFormat: "truetype";
    keepAllGlyphs: true;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
  export default function subsetFont(font: Buffer, text: null, options: Unpacked): Promise<Buffer>;
}
