import { createContext, use, type ReactNode } from "react";
import styles from "./session.module.css";

/** Whether the pages are shown without the site's frame, so that they need their own `<main>`. */
export const WithoutSiteFrame = createContext(false);

/** A page with a single card. */
export function PlainPage({ children }: { readonly children: ReactNode }) {
  return use(WithoutSiteFrame) ? (
    <main className={styles.page} id="main" tabIndex={-1}>
      {children}
    </main>
  ) : (
    <div className={styles.page}>{children}</div>
  );
}
