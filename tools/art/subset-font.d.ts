/** The part of subset-font that is used here; the package brings no types. */
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
  /** The whole font, unpacked. */
  interface Unpacked {
    targetFormat: "truetype";
    keepAllGlyphs: true;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
  export default function subsetFont(font: Buffer, text: null, options: Unpacked): Promise<Buffer>;
}
