import type { Load } from "./load";

/** The middle one; of an even number the lower of the two. @throws Error for none */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error("There is no median of nothing.");
  return middle;
}

/** The medians of some loads, figure by figure. */
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

/** One way to build a page, and how its loads went. */
export interface Row {
  readonly name: string;
  readonly figures: Load;
  /** The times of its data and of its answering, for the range. */
  readonly data: readonly number[];
  readonly usable: readonly number[];
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const ms = (time: number) => String(Math.round(time));

/** The rows as a Markdown table; the first row is what the data are compared with, the second what usable is. */
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

/** A page without code never answers. */
function withRange(middle: number, all: readonly number[]): string {
  return Number.isNaN(middle)
    ? "never"
    : `${ms(middle)} (${ms(Math.min(...all))}–${ms(Math.max(...all))})`;
}
