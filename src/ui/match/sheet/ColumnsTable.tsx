import { sumOf, wonOf, type Pair } from "@/domain/match/pair";
import type { SportId } from "@/domain/sport";
import { Term } from "../../term/Term";
import styles from "./ScoreSheet.module.css";

interface ColumnsTableProps {
  readonly sport: SportId;
  readonly names: readonly [a: string, b: string];
  /** Each column's heading in full, and the term that explains it. */
  readonly heads: readonly (readonly [short: string, long: string, of: string])[];
  readonly pairs: readonly Pair[];
  /** The columns add up to the score; if not, the score counts the columns each side has won. */
  readonly isSum?: boolean;
}

/** Sets or periods in columns, the better figure of each in bold, and what they come to. */
export function ColumnsTable({ sport, names, heads, pairs, isSum = false }: ColumnsTableProps) {
  const total = isSum ? sumOf(pairs) : wonOf(pairs);
  return (
    <div className={styles.scroller} role="region" aria-label="Score in detail" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Team</span>
            </th>
            {heads.map(([short, long, of]) => (
              <th key={long} scope="col">
                <Term label={long} of={of} sport={sport} word={short} />
              </th>
            ))}
            <th scope="col">
              <Term
                label={isSum ? "Total" : "Sets"}
                sport={sport}
                word={isSum ? "Total" : "Sets"}
              />
            </th>
          </tr>
        </thead>
        <tbody>
          {names.map((name, side) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {pairs.map((pair, at) => {
                const [own, other] = side === 0 ? pair : [pair[1], pair[0]];
                return (
                  <td data-won={own > other || undefined} key={heads[at]?.[1] ?? at}>
                    {own}
                  </td>
                );
              })}
              <td className={styles.total}>{total[side]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
