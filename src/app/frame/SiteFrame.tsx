import { useEffect, useRef, type ReactNode } from "react";
import { isEmbedded } from "@/data/connection";
import { FollowNotes } from "../follow/FollowNotes";
import { AppBar } from "./AppBar";
import { Footer } from "./Footer";
import { OfflineBar } from "./OfflineBar";
import styles from "./SiteFrame.module.css";
import { Icon } from "@/ui/Icon";
import noticeStyles from "./Notice.module.css";
import { useLocation } from "react-router-dom";
import { arena } from "@arena/arena";
import { deliveredAt } from "@/leagues/paths";
import { WantedNotices } from "@/site/notices/WantedNotices";
import { useHydrated } from "@/ui/useHydrated";

/** The frame of every page of the site: bar, notices and footer. */
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
      <FollowNotes />
      <PrintNote />
      <WantedNotices />
    </>
  );
}

/** A banner that says that the site shows demo data. */
function DemoBanner() {
  return (
    <aside aria-label="Notice" className={noticeStyles.notice}>
      <Icon name="info" size={16} />
      Demo data: everything stays in this browser.
    </aside>
  );
}

/** A line in print only: the page's address and the time of printing. */
function PrintNote() {
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  const printed = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const say = () => {
      // The text is set directly, because the browser prints before React would draw again.
      if (printed.current)
        printed.current.textContent = ` · printed ${new Date().toLocaleString(arena.locale, { dateStyle: "long", timeStyle: "short" })}`;
    };
    addEventListener("beforeprint", say);
    return () => removeEventListener("beforeprint", say);
  }, []);
  return (
    <p className="print-note">
      {arena.name} · {arena.url}
      {isHydrated ? `${pathname}${search}` : deliveredAt(pathname)}
      <span ref={printed} />
    </p>
  );
}
