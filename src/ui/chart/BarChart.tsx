import { levelsUpTo } from "./axis";
import styles from "./BarChart.module.css";
import { ChartFrame } from "./ChartFrame";

interface BarChartProps {
  readonly title: string;
  readonly caption: string;
  /** What is counted, for the text equivalent: "Goals". */
  readonly unit: string;
  /** The label of each pair of bars, in words for the table and short for the axis. */
  readonly steps: readonly { readonly label: string; readonly short: string }[];
  /** Two rows of figures; the first in the sport's colour. */
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
}

/** More steps than these would have bars too thin for a phone. */
export const MOST_STEPS = 10;

/** Part of a step that its bars fill. */
const FILLED = 0.7;

/** Bars side by side, step by step. */
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
