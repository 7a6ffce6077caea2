/** The part of subset-font that `font.ts` uses; the package brings no types. */
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
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
