import { useId, type ReactNode } from "react";
import { DataTable, type Column } from "../DataTable";
import { ChartCard } from "./ChartCard";
import styles from "./ChartFrame.module.css";

/** A label at an axis; `at` is its position in per cent of the axis. */
interface Tick {
  readonly text: string;
  readonly at: number;
}

interface Row {
  readonly name: string;
  readonly values: readonly number[];
}

interface ChartFrameProps {
  readonly title: string;
  /** The labels of the vertical axis; positions count from the bottom. */
  readonly up: readonly Tick[];
  /** The labels of the horizontal axis; positions count from the left. */
  readonly along: readonly Tick[];
  /** The figures of the chart as a table for people who prefer text; the first column names the row. */
  readonly table: {
    readonly caption: string;
    readonly head: readonly string[];
    readonly rows: readonly Row[];
  };
  /** Shown above the drawing, for example the meaning of its colours. */
  readonly legend?: ReactNode;
  /** SVG shapes in a view box of 100 × 100, which is stretched, so strokes need `vector-effect`. */
  readonly children: ReactNode;
}

/** The frame of every chart: a title, axes with labels that keep their size, and a table of the figures. */
export function ChartFrame({ title, up, along, table, legend, children }: ChartFrameProps) {
  const id = useId();
  return (
    <ChartCard title={title} titleId={id}>
      {legend}
      <div aria-labelledby={id} className={styles.plot} role="img">
        {up.map(({ text, at }) => (
          <span className={styles.level} key={text} style={{ insetBlockEnd: `${at}%` }}>
            {text}
          </span>
        ))}
        <svg className={styles.drawing} preserveAspectRatio="none" viewBox="0 0 100 100">
          {children}
        </svg>
        {along.map(({ text, at }) => (
          <span className={styles.step} key={at} style={{ insetInlineStart: `${at}%` }}>
            {text}
          </span>
        ))}
      </div>
      <details className={styles.details}>
        <summary>Show as a table</summary>
        <DataTable
          caption={table.caption}
          columns={table.head.map((label, at): Column<Row> => ({
            label,
            ...(at === 0 && { is: "name" }),
            cell: ({ name, values }) => (at === 0 ? name : values[at - 1]),
          }))}
          keyOf={({ name }) => name}
          look={styles}
          rows={table.rows}
        />
      </details>
    </ChartCard>
  );
}
