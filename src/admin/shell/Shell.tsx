import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useState, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { isEmbedded } from "@/data/connection";
import { classes } from "@/ui/classes";
import { Icon } from "@/ui/Icon";
import { SideBar } from "./SideBar";
import styles from "./Shell.module.css";
import { useTidyDevice } from "./useTidyDevice";
import { useLeague } from "@/ui/where";

interface ShellProps {
  /** What the page is called in the bar of narrow screens. */
  readonly title: string;
  readonly children: ReactNode;
}

/** The frame of every admin page: navigation at the side, in a drawer on narrow screens. */
export function Shell({ title, children }: ShellProps) {
  const league = useLeague();
  useTidyDevice();
  const wide = useMediaQuery(useTheme().breakpoints.up("md"), { noSsr: true });
  // The drawer belongs to the page it was opened on, so going elsewhere closes it.
  const { key } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === key;

  return (
    <div className={classes(styles.shell, wide && styles.beside)} data-sport="admin">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {wide ? (
        <aside aria-label="Menu" className={styles.side}>
          <div className={styles.sideInView}>
            <SideBar />
          </div>
        </aside>
      ) : (
        <>
          <header className={styles.bar}>
            <IconButton aria-expanded={open} aria-label="Open menu" onClick={() => setOpenOn(key)}>
              <Icon name="menu" size={24} />
            </IconButton>
            <span className={styles.barTitle}>{title}</span>
            <span className={styles.barLeague}>{league.shortName}</span>
          </header>
          <Drawer
            onClose={() => setOpenOn(null)}
            open={open}
            slotProps={{ paper: { "aria-label": "Menu", className: styles.drawer } }}
          >
            <SideBar />
          </Drawer>
        </>
      )}
      <main className={styles.page} id="main" tabIndex={-1}>
        {isEmbedded && <p className={styles.demo}>Demo data: everything stays in this browser.</p>}
        {children}
      </main>
    </div>
  );
}
