import { useId } from "react";
import styles from "./LineChart.module.css";

export interface Series {
  readonly name: string;
  readonly points: readonly { readonly label: string; readonly value: number }[];
  /** Drawn in the sport's colour; the others stay grey. */
  readonly highlighted?: boolean;
}

interface Props {
  readonly title: string;
  readonly series: readonly Series[];
  /** What the values count, for the text equivalent: "points". */
  readonly unit: string;
}

const WIDTH = 640;
const HEIGHT = 240;
const LEFT = 32;
const BOTTOM = 28;
const TOP = 12;

/** A step of the axis that gives at most five lines: 1, 2, 5, 10, 20 … */
function niceStep(max: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(1, max / 4)));
  return (
    [1, 2, 5, 10].map((one) => one * magnitude).find((step) => max / step <= 5) ?? magnitude * 10
  );
}

/** Lines over game weeks, with the same figures as a table for those who would rather read. */
export function LineChart({ title, series, unit }: Props) {
  const id = useId();
  const labels = series.reduce<readonly { readonly label: string }[]>(
    (longest, { points }) => (points.length > longest.length ? points : longest),
    [],
  );
  const max = Math.max(1, ...series.flatMap(({ points }) => points.map(({ value }) => value)));
  const step = niceStep(max);
  const top = Math.ceil(max / step) * step;
  const x = (index: number) =>
    LEFT + (labels.length < 2 ? 0 : (index * (WIDTH - LEFT - 12)) / (labels.length - 1));
  const y = (value: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / top);
  const lines = Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step);

  return (
    <figure className={styles.figure}>
      <figcaption id={id} className={styles.title}>
        {title}
      </figcaption>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-labelledby={id}
      >
        {lines.map((value) => (
          <g key={value}>
            <line className={styles.grid} x1={LEFT} x2={WIDTH} y1={y(value)} y2={y(value)} />
            <text className={styles.tick} x={LEFT - 8} y={y(value) + 4} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {labels.map(({ label }, index) => (
          <text key={label} className={styles.tick} x={x(index)} y={HEIGHT - 6} textAnchor="middle">
            {label.replace(/^Game week /, "")}
          </text>
        ))}
        {series.map(({ name, points, highlighted }) => (
          <g key={name} className={highlighted ? styles.highlighted : styles.other}>
            <polyline
              points={points.map(({ value }, index) => `${x(index)},${y(value)}`).join(" ")}
            />
            {highlighted &&
              points.map(({ label, value }, index) => (
                <circle key={label} cx={x(index)} cy={y(value)} r="4" />
              ))}
          </g>
        ))}
      </svg>
      <details className={styles.details}>
        <summary>Show as a table</summary>
        <div
          className={styles.scroller}
          role="region"
          aria-label={`${title}, as a table`}
          tabIndex={0}
        >
          <table>
            <caption className="visually-hidden">
              {title}: {unit} after each game week
            </caption>
            <thead>
              <tr>
                <th scope="col">Club</th>
                {labels.map(({ label }) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {series.map(({ name, points }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {points.map(({ label, value }) => (
                    <td key={label}>{value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
