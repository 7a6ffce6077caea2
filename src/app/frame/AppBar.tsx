import { Suspense, useEffect } from "react";
import { arena } from "@arena/arena";
import { useShownEntries } from "@/data/useEntries";
import { sportsOf } from "@/leagues/menu";
import { paths } from "@/leagues/paths";
import { BrandMark } from "@/ui/art/BrandMark";
import { IconButton } from "@/ui/Button";
import { classes } from "@/ui/classes";
import { Icon } from "@/ui/Icon";
import { LaterBoundary } from "@/ui/later/LaterBoundary";
import { pageModule } from "@/ui/later/lazyPart";
import { Link } from "@/ui/Link";
import { SchemeButton } from "@/ui/scheme/SchemeSwitch";
import { useDialogParam } from "@/ui/useDialogParam";
import { useHydrated } from "@/ui/useHydrated";
import { LoadedPage } from "../pages/answer";
import { prefetchSearch, searchDialog } from "../search/modules";
import styles from "./AppBar.module.css";
import { SportMenu } from "./SportMenu";

/** The drawer's code is loaded when the pointer or focus reaches its button, because no page needs it at first. */
const drawer = pageModule(async () => ({ default: (await import("./SportDrawer")).SportDrawer }));

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest("input, select, textarea, dialog") !== null;

function prefetchDrawer(): void {
  drawer.load().catch(drawer.forget);
}

/**
 * Returns how wide a window must be for the names of the sports to fit side by side: undefined for the usual width,
 * "none" if no window is wide enough.
 */
function roomFor(names: readonly string[]): "wide" | "widest" | "none" | undefined {
  const letters = names.join("").length;
  if (letters <= 70) return undefined;
  return letters <= 86 ? "wide" : letters <= 110 ? "widest" : "none";
}

/**
 * The bar at the top of the site: brand, sports (in a drawer on phones, closed by the back button), colour scheme,
 * search and the followed clubs.
 */
export function AppBar() {
  const names = sportsOf(useShownEntries()).map(({ name }) => name);
  const menu = useDialogParam("menu");
  const searching = useDialogParam("search");
  const isHydrated = useHydrated();
  const drawerIsOpen = isHydrated && menu.value !== null;
  const searchIsOpen = isHydrated && searching.value !== null;
  const { open: openSearch } = searching;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      openSearch("open");
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [openSearch]);
  return (
    <>
      <header className={styles.bar}>
        <div className={classes("content", styles.row)} data-sports={roomFor(names)}>
          <Link className={styles.brand} to={paths.landing()}>
            <BrandMark className={styles.mark ?? ""} />
            <span className={styles.name}>{arena.name}</span>
          </Link>
          <div className={styles.wide}>
            <SportMenu />
          </div>
          <div className={styles.scheme}>
            <SchemeButton />
          </div>
          <IconButton
            aria-haspopup="dialog"
            aria-keyshortcuts="/"
            icon="search"
            label="Search"
            onClick={() => openSearch("open")}
            onFocus={prefetchSearch}
            onPointerEnter={prefetchSearch}
          />
          <Link aria-label="My clubs" className={styles.icon} to={paths.myClubs()}>
            <Icon name="starOutline" size={24} />
          </Link>
          <IconButton
            aria-expanded={drawerIsOpen}
            aria-haspopup="dialog"
            className={styles.narrow}
            icon="menu"
            label="Sports menu"
            onClick={() => menu.open("open")}
            onFocus={prefetchDrawer}
            onPointerEnter={prefetchDrawer}
          />
        </div>
        {drawerIsOpen && (
          <LaterBoundary onClose={menu.close} onRetry={drawer.forget}>
            <Suspense fallback={null}>
              <LoadedPage module={drawer} props={{ onClose: menu.close }} />
            </Suspense>
          </LaterBoundary>
        )}
      </header>
      {searchIsOpen && (
        <LaterBoundary onClose={searching.close} onRetry={searchDialog.forget}>
          <Suspense fallback={null}>
            <LoadedPage module={searchDialog} props={{ onClose: searching.close }} />
          </Suspense>
        </LaterBoundary>
      )}
    </>
  );
}
