import { Icon } from "@/ui/Icon";
import styles from "./Notice.module.css";

/** Says that no database is behind this site. */
export function DemoBanner() {
  return (
    <aside aria-label="Notice" className={styles.notice}>
      <Icon name="info" size={16} />
      Demo data: everything stays in this browser.
    </aside>
  );
}
