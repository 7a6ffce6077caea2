import tabs from "@/ui/Tabs.module.css";
import { classes } from "@/ui/classes";
import styles from "./MatchPage.module.css";

interface JumpsProps {
  readonly parts: readonly { readonly id: string; readonly title: string }[];
}

/** Leads to the parts of a long page, and stays at hand. */
export function Jumps({ parts }: JumpsProps) {
  return (
    <nav
      aria-label="Parts of this page"
      className={classes(tabs.bar, styles.jumps)}
      data-sticky-tabs=""
    >
      <ul className={tabs.list} role="list">
        {parts.map(({ id, title }) => (
          <li className={tabs.item} key={id}>
            <a className={tabs.tab} href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
