import { clubTitle } from "@/domain/league/clubTitle";
import { DataTable, type Column } from "@/ui/DataTable";
import { ClubName } from "@/ui/mine/ClubName";
import { useLeague } from "@/ui/where";
import styles from "./SortedTable.module.css";

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
  const name: Column<R> = {
    label: clubTitle(league),
    is: "name",
    cell: ({ team }) => <ClubName className={styles.name} name={team} />,
  };
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      <DataTable
        caption={title}
        columns={[name, ...columns]}
        isOwn={({ team }) => team === own}
        keyOf={({ team }) => team}
        rows={rows}
      />
      <p className={styles.note}>{note}</p>
    </section>
  );
}
