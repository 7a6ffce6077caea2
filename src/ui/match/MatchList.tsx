import type { ReactNode } from "react";
import { Card } from "@/ui/Card";
import styles from "./MatchList.module.css";

interface MatchListProps<T> {
  readonly items: readonly T[];
  readonly row: (item: T) => ReactNode;
  /** Whether to use two columns if there is room. */
  readonly wide?: boolean;
  /** Whether to draw no card around the list, because it is inside a card already. */
  readonly bare?: boolean;
}

/** A list of match rows in one card, divided by lines. */
export function MatchList<T extends { readonly id: string }>({
  items,
  row,
  wide = false,
  bare = false,
}: MatchListProps<T>) {
  const list = (
    <ul className={styles.list} data-wide={wide || undefined} role="list">
      {items.map((item) => (
        <li className={styles.item} key={item.id}>
          {row(item)}
        </li>
      ))}
    </ul>
  );
  return bare ? list : <Card flush>{list}</Card>;
}
