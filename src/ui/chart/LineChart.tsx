import { levelsUpTo, thinned } from "./axis";
import { ChartFrame } from "./ChartFrame";
import styles from "./LineChart.module.css";

export interface Series {
  readonly name: string;
  readonly points: readonly { readonly label: string; readonly value: number }[];
  /** Whether the line has the colour of the sport; the other lines are grey. */
  readonly highlighted?: boolean;
}

interface LineChartProps {
  readonly title: string;
  readonly series: readonly Series[];
  /** What the values count, for the table of figures: "points". */
  readonly unit: string;
  /** A sentence that names the highlighted line, if the page does not name it. */
  readonly note?: string;
}

/** The largest number of labels at the horizontal axis; more would touch each other on a phone. */
const MOST_LABELS = 8;

/** A line chart over game weeks or matches. */
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
        // Shortens "Game week 4" and "Match 4" to the number; the title of the chart says what it counts.
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
              // A line of length 0 with round ends is a dot that is not stretched with the drawing.
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
