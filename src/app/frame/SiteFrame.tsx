import type { ReactNode } from "react";
import { isEmbedded } from "@/data/connection";
import { AppBar } from "./AppBar";
import { DemoBanner } from "./DemoBanner";
import { Footer } from "./Footer";
import { OfflineBar } from "./OfflineBar";
import { PrintNote } from "./PrintNote";
import styles from "./SiteFrame.module.css";

/** What stands around every page of the site. */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {isEmbedded && <DemoBanner />}
      <AppBar />
      <OfflineBar />
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <PrintNote />
    </>
  );
}
