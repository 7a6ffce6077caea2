import { useState, type Key, type ReactNode } from "react";
import type { SportId } from "@/domain/sport";
import { classes } from "./classes";
import usual from "./DataTable.module.css";
import { Icon } from "./Icon";
import { Scroller } from "./scroller/Scroller";
import { Term, type TermReference } from "./term/Term";

/** A column of the table: the content of its head and of its cells. */
export interface Column<R> {
  /** The full name of the column. */
  readonly label: string;
  /** The explained abbreviation in its head; without it the head shows the label. */
  readonly term?: Omit<TermReference, "label" | "sport">;
  /** Shown in the head instead of the label, for example a medal. */
  readonly head?: ReactNode;
  /**
   * The number by which rows are sorted; null comes last. With it, the head is a button that sorts and shows `short`.
   */
  readonly value?: (row: R) => number | null;
  readonly short?: string;
  /** The style of the cells. "name" also makes the cell the header of its row. */
  readonly is?: "rank" | "name" | "mark" | "score" | "control";
  /** Data attributes of the head and the cells, for selectors in style sheets. */
  readonly data?: Readonly<Record<`data-${string}`, string | boolean>>;
  readonly cell: (row: R) => ReactNode;
}

interface Props<R> {
  /** The content of the table in a few words; read aloud as the caption, and the name of the scrolling area. */
  readonly caption: string;
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  readonly keyOf: (row: R) => Key;
  /** The sport in whose words the terms are explained; without it, the general explanations are used. */
  readonly sport?: SportId;
  /** Whether a row is highlighted, for example the row of the page's own club. */
  readonly isOwn?: (row: R) => boolean;
  /** The style sheet of another look: a class `table`, and a class for each value of `is`. */
  readonly look?: CSSModuleClasses;
}

interface Sort {
  readonly by: string;
  readonly isUp: boolean;
}

function sorted<R>(rows: readonly R[], columns: readonly Column<R>[], sort: Sort | null) {
  const value = columns.find(({ label }) => label === sort?.by)?.value;
  if (!sort || !value) return rows;
  return rows.toSorted((one, other) => {
    const [a, b] = [value(one), value(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sort.isUp ? a - b : b - a;
  });
}

/**
 * A table of figures. A press on a head with a value sorts by it: first descending, then ascending, then the original
 * order.
 */
export function DataTable<R>({
  caption,
  columns,
  rows,
  keyOf,
  sport,
  isOwn,
  look = usual,
}: Props<R>) {
  const [sort, setSort] = useState<Sort | null>(null);
  const press = (by: string) =>
    setSort(sort?.by !== by ? { by, isUp: false } : sort.isUp ? null : { by, isUp: true });
  const isSortable = columns.some(({ value }) => value);
  return (
    <Scroller label={caption}>
      <table className={look["table"]}>
        <caption className="visually-hidden">
          {caption}
          {isSortable && "; the heads of its columns sort it"}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head
                column={column}
                key={column.label}
                look={look}
                onSort={() => press(column.label)}
                {...(sport && { sport })}
                sort={sort?.by === column.label ? sort : null}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted(rows, columns, sort).map((row) => (
            <tr data-own={isOwn?.(row) || undefined} key={keyOf(row)}>
              {columns.map(({ label, is, data, cell }) =>
                is === "name" ? (
                  <th {...data} className={look["name"]} key={label} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td {...data} className={classes(is && look[is])} key={label}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

interface HeadProps {
  readonly column: Pick<
    Column<never>,
    "label" | "term" | "head" | "value" | "short" | "is" | "data"
  >;
  readonly look: CSSModuleClasses;
  readonly sport?: SportId;
  readonly sort: Sort | null;
  readonly onSort: () => void;
}

function Head({ column, look, sport, sort, onSort }: HeadProps) {
  const { label, term, head, value, short, is, data } = column;
  const className = classes(is && look[is], value && look["sortable"]);
  if (value) {
    const way = sort?.isUp ? "ascending" : "descending";
    return (
      <th aria-sort={sort ? way : "none"} className={className} scope="col">
        <button onClick={onSort} title={label} type="button">
          <span aria-hidden="true">{short}</span>
          <span className="visually-hidden">{label}</span>
          {sort && <Icon name={sort.isUp ? "chevronUp" : "chevronDown"} size={16} />}
        </button>
      </th>
    );
  }
  return (
    <th {...data} className={className} scope="col">
      {term ? (
        <Term {...term} label={label} {...(sport && { sport })}>
          {head}
        </Term>
      ) : (
        (head ?? label)
      )}
    </th>
  );
}
