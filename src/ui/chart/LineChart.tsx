import { levelsUpTo, thinned } from "./axis";
import { ChartFrame } from "./ChartFrame";
import styles from "./LineChart.module.css";

export interface Series {
  readonly name: string;
  readonly points: readonly { readonly label: string; readonly value: number }[];
  /** Drawn in the sport's colour; the others stay grey. */
  readonly highlighted?: boolean;
}

interface LineChartProps {
  readonly title: string;
  readonly series: readonly Series[];
  /** What the values count, for the text equivalent: "points". */
  readonly unit: string;
  /** Says which line is highlighted, where the page does not. */
  readonly note?: string;
}

/** More words than this would touch each other on a phone. */
const MOST_LABELS = 8;

/** Lines over game weeks or matches. */
export function LineChart({ title, series, unit, note }: LineChartProps) {
  const labels = series.reduce<readonly string[]>(
    (longest, { points }) =>
      points.length > longest.length ? points.map(({ label }) => label) : longest,
    [],
  );
  const levels = levelsUpTo(
    Math.max(0, ...series.flatMap(({ points }) => points.map(({ value }) => value))),
  );
  const top = levels.at(-1) ?? 1;
  const x = (index: number) => (labels.length < 2 ? 0 : (index / (labels.length - 1)) * 100);
  const y = (value: number) => 100 - (value / top) * 100;
  return (
    <ChartFrame
      along={thinned(
        // "Game week 4" and "Match 4" say their number here; the title says what it counts.
        labels.map((label, index) => ({ text: label.replace(/^\D+ (?=\d+$)/, ""), at: x(index) })),
        MOST_LABELS,
      )}
      legend={
        note === undefined ? undefined : <p className="mb-2 text-caption text-secondary">{note}</p>
      }
      table={{
        caption: `${title}: ${unit} after each`,
        head: ["Club", ...labels],
        rows: series.map(({ name, points }) => ({
          name,
          values: points.map(({ value }) => value),
        })),
      }}
      title={title}
      up={levels.map((level) => ({ text: String(level), at: (level / top) * 100 }))}
    >
      {series.map(({ name, points, highlighted }) => (
        <g className={highlighted ? styles.highlighted : styles.other} key={name}>
          <polyline
            points={points.map(({ value }, index) => `${x(index)},${y(value)}`).join(" ")}
            vectorEffect="non-scaling-stroke"
          />
          {highlighted &&
            points.map(({ label, value }, index) => (
              // A line without length ends in two round halves: a dot the stretching leaves alone.
              <path
                d={`M${x(index)} ${y(value)}h0`}
                key={label}
                vectorEffect="non-scaling-stroke"
              />
            ))}
        </g>
      ))}
    </ChartFrame>
  );
}
