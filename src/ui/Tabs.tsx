import { useEffect, useRef, type ReactNode } from "react";
import { Link } from "./Link";
import styles from "./Tabs.module.css";

export interface Tab {
  readonly to: string;
  readonly label: ReactNode;
  readonly current: boolean;
}

interface TabsProps {
  /** The name of the navigation, read aloud: "MLS football". */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Whether the row scrolls away with the page, because something else sticks to the top. */
  readonly isStill?: boolean;
}

/**
 * A row of links to the pages of one league or section. It stays at the top of the screen and scrolls sideways if it is
 * too long.
 */
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
