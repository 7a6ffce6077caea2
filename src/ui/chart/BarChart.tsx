import { levelsUpTo } from "./axis";
import styles from "./BarChart.module.css";
import { ChartFrame } from "./ChartFrame";

interface BarChartProps {
  readonly title: string;
  readonly caption: string;
  /** What the values count, for the table of figures: "Goals". */
  readonly unit: string;
  /** The label of each group of bars: in full for the table, short for the axis. */
  readonly steps: readonly { readonly label: string; readonly short: string }[];
  /** The rows of figures, usually two; the first is drawn in the colour of the sport. */
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
}

/** The largest number of groups; with more, the bars are too thin on a phone. */
export const MOST_STEPS = 10;

/** The part of a group's width that its bars fill, between 0 and 1. */
const FILLED = 0.7;

/** A bar chart: at each step one bar for each series, side by side. */
export function BarChart({ title, caption, unit, steps, series }: BarChartProps) {
  const levels = levelsUpTo(Math.max(0, ...series.flatMap(({ values }) => values)));
  const top = levels.at(-1) ?? 1;
  const stepWidth = 100 / steps.length;
  const width = (stepWidth * FILLED) / series.length;
  const look = (at: number) => (at === 0 ? styles.first : styles.other);
  return (
    <ChartFrame
      along={steps.map(({ short }, at) => ({ text: short, at: (at + 0.5) * stepWidth }))}
      legend={
        <ul className={styles.legend} role="list">
          {series.map(({ name }, at) => (
            <li key={name}>
              <svg aria-hidden="true" height="12" viewBox="0 0 12 12" width="12">
                <rect className={look(at)} height="12" rx="3" width="12" />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      }
      table={{ caption, head: [unit, ...steps.map(({ label }) => label)], rows: series }}
      title={title}
      up={levels.map((level) => ({ text: String(level), at: (level / top) * 100 }))}
    >
      {series.map(({ name, values }, row) =>
        values.map((value, at) => (
          <rect
            className={look(row)}
            height={(value / top) * 100}
            key={`${name} ${steps[at]?.label ?? at}`}
            width={width * 0.92}
            x={at * stepWidth + (stepWidth * (1 - FILLED)) / 2 + row * width}
            y={100 - (value / top) * 100}
          />
        )),
      )}
    </ChartFrame>
  );
}
