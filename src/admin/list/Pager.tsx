import Pagination from "@mui/material/Pagination";
import styles from "./Pager.module.css";

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** The pages of a list; nothing where there is one only. */
export function Pager({ page, pages, onPage }: PagerProps) {
  if (pages < 2) return null;
  return (
    <Pagination
      aria-label="Pages"
      className={styles.pager}
      count={pages}
      onChange={(_, to) => {
        onPage(to);
        window.scrollTo({ top: 0 });
      }}
      page={page}
      shape="rounded"
    />
  );
}
