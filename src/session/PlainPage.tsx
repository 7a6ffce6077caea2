import { createContext, use, type ReactNode } from "react";
import styles from "./session.module.css";

/** Whether these pages are without the site's frame, and so are the main part of the document themselves. */
export const WithoutSiteFrame = createContext(false);

/** A page with one card in it. */
export function PlainPage({ children }: { readonly children: ReactNode }) {
  return use(WithoutSiteFrame) ? (
    <main className={styles.page} id="main" tabIndex={-1}>
      {children}
    </main>
  ) : (
    <div className={styles.page}>{children}</div>
  );
}
