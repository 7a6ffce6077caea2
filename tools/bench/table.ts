import type { Load } from "./load";

/** Returns the median; the lower one of the middle two if their number is even. @throws Error for an empty list */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error("There is no median of nothing.");
  return middle;
}

/** Returns the median of each figure of some loads. */
export function medians(loads: readonly Load[]): Load {
  const of = (figure: keyof Load) => median(loads.map((load) => load[figure]));
  return {
    firstPaint: of("firstPaint"),
    largestPaint: of("largestPaint"),
    data: of("data"),
    usable: of("usable"),
    bytes: of("bytes"),
    script: of("script"),
    requests: of("requests"),
    documents: of("documents"),
  };
}

/** One build of a page, with the measurements of its loads. */
export interface Row {
  readonly name: string;
  readonly figures: Load;
  /** All times of `data` and of `usable`, for the ranges. */
  readonly data: readonly number[];
  readonly usable: readonly number[];
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const ms = (time: number) => String(Math.round(time));

/**
 * Writes the rows as a Markdown table. Times of `data` are compared with the first row, times of `usable` with the
 * second.
 */
export function markdown(rows: readonly Row[]): string {
  const [floor, naive] = rows;
  const head =
    "| build | first paint ms | largest paint ms | data on screen ms (range) | × floor | usable ms (range) | × naive | kB | of it JS | requests | documents |";
  const line = head.replaceAll(/[^|]+/g, " --- ");
  const ratio = (time: number, of: number | undefined) =>
    of === undefined || Number.isNaN(time) ? "" : (time / of).toFixed(2);
  return [
    head,
    line,
    ...rows.map(({ name, figures, data, usable }) =>
      [
        "",
        name,
        ms(figures.firstPaint),
        ms(figures.largestPaint),
        withRange(figures.data, data),
        ratio(figures.data, floor?.figures.data),
        withRange(figures.usable, usable),
        ratio(figures.usable, naive?.figures.usable),
        kB(figures.bytes),
        kB(figures.script),
        String(figures.requests),
        String(figures.documents),
        "",
      ]
        .join(" | ")
        .trim(),
    ),
  ].join("\n");
}

/** Formats a median with its range; "never" for a page without code, which can never be used. */
function withRange(middle: number, all: readonly number[]): string {
  return Number.isNaN(middle)
    ? "never"
    : `${ms(middle)} (${ms(Math.min(...all))}–${ms(Math.max(...all))})`;
}
