import { useEffect, useRef, type ReactNode } from "react";
import { Link } from "./Link";
import styles from "./Tabs.module.css";

export interface Tab {
  readonly to: string;
  readonly label: ReactNode;
  readonly current: boolean;
}

interface TabsProps {
  /** What the tabs are of, read aloud: "MLS football". */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Leaves the top to what else sticks there. */
  readonly isStill?: boolean;
}

/** Pages of one place as a row of links that stays at the top and scrolls sideways when it is too long. */
export function Tabs({ label, tabs, isStill = false }: TabsProps) {
  const list = useRef<HTMLUListElement>(null);
  const current = tabs.findIndex((tab) => tab.current);

  useEffect(() => {
    const tab = list.current?.children[current];
    if (!list.current || !(tab instanceof HTMLElement)) return;
    list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [current]);

  return (
    <nav aria-label={label} className={styles.bar} data-sticky-tabs={isStill ? undefined : ""}>
      <ul className={styles.list} ref={list} role="list">
        {tabs.map((tab) => (
          <li className={styles.item} key={tab.to}>
            <Link
              aria-current={tab.current ? "page" : undefined}
              className={styles.tab}
              to={tab.to}
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
