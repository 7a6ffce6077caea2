import { brand } from "@/leagues/brand";
import { paths } from "@/leagues/paths";
import { BrandMark } from "@/ui/art/BrandMark";
import { IconButton } from "@/ui/Button";
import { classes } from "@/ui/classes";
import { Link } from "@/ui/Link";
import { SchemeButton } from "@/ui/scheme/SchemeSwitch";
import { useDialogParam } from "@/ui/useDialogParam";
import { useHydrated } from "@/ui/useHydrated";
import styles from "./AppBar.module.css";
import { SportDrawer } from "./SportDrawer";
import { SportMenu } from "./SportMenu";

/** The bar at the top: brand, the sports (a drawer on phones that back closes), and the colour scheme. */
export function AppBar() {
  const menu = useDialogParam("menu");
  const drawerIsOpen = useHydrated() && menu.value !== null;
  return (
    <header className={styles.bar}>
      <div className={classes("content", styles.row)}>
        <Link className={styles.brand} to={paths.landing()}>
          <BrandMark className={styles.mark ?? ""} />
          <span className={styles.name}>{brand.name}</span>
        </Link>
        <div className={styles.wide}>
          <SportMenu />
        </div>
        <SchemeButton />
        <IconButton
          aria-expanded={drawerIsOpen}
          aria-haspopup="dialog"
          className={styles.narrow}
          icon="menu"
          label="Sports menu"
          onClick={() => menu.open("open")}
        />
      </div>
      {drawerIsOpen && <SportDrawer onClose={menu.close} />}
    </header>
  );
}
