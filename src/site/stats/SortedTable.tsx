import { useState, type ReactNode } from "react";
import { Icon } from "@/ui/Icon";
import { ClubName } from "@/ui/mine/ClubName";
import { Scroller } from "@/ui/scroller/Scroller";
import { useLeague } from "@/ui/where";
import styles from "./SortedTable.module.css";

/** A figure of every club. */
export interface Column<R> {
  readonly short: string;
  /** In full; what is read aloud, and shown on pointing at it. */
  readonly label: string;
  /** What the rows are sorted by, the largest first; null where the club has no value, which stands last. */
  readonly value: (row: R) => number | null;
  readonly cell: (row: R) => ReactNode;
}

interface Props<R> {
  readonly title: string;
  /** In the order that is shown before anybody sorts. */
  readonly rows: readonly R[];
  readonly columns: readonly Column<R>[];
  /** The name of the club that was chosen on the page; its row stands out. */
  readonly own: string | undefined;
  /** Below the table: what it counts. */
  readonly note: string;
}

/** Figures of clubs that are sorted by a tap on a column's head: the most first, then the fewest, then as they were. */
export function SortedTable<R extends { readonly team: string }>({
  title,
  rows,
  columns,
  own,
  note,
}: Props<R>) {
  const league = useLeague();
  const [sort, setSort] = useState<{ readonly by: string; readonly isUp: boolean } | null>(null);
  const column = columns.find(({ label }) => label === sort?.by);
  const press = (by: string) =>
    setSort(sort?.by !== by ? { by, isUp: false } : sort.isUp ? null : { by, isUp: true });
  const order = (row: R) => column?.value(row) ?? null;
  const shown =
    column && sort
      ? rows.toSorted((one, other) => {
          const [a, b] = [order(one), order(other)];
          if (a === null || b === null) return Number(a === null) - Number(b === null);
          return sort.isUp ? a - b : b - a;
        })
      : rows;
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      <Scroller label={title}>
        <table className={styles.table}>
          <caption className="visually-hidden">{title}; the heads of its columns sort it</caption>
          <thead>
            <tr>
              <th className={styles.team} scope="col">
                {league.clubNoun === "team" ? "Team" : "Club"}
              </th>
              {columns.map(({ short, label }) => {
                const isSorted = label === sort?.by;
                const way = isSorted && sort?.isUp ? "ascending" : "descending";
                return (
                  <th aria-sort={isSorted ? way : "none"} key={label} scope="col">
                    <button onClick={() => press(label)} title={label} type="button">
                      <span aria-hidden="true">{short}</span>
                      <span className="visually-hidden">{label}</span>
                      {isSorted && (
                        <Icon name={sort?.isUp ? "chevronUp" : "chevronDown"} size={16} />
                      )}
                    </button>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr data-own={row.team === own || undefined} key={row.team}>
                <th className={styles.team} scope="row">
                  <ClubName className={styles.name} name={row.team} />
                </th>
                {columns.map(({ label, cell }) => (
                  <td key={label}>{cell(row)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      <p className={styles.note}>{note}</p>
    </section>
  );
}
