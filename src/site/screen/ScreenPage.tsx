import { Suspense } from "react";
import { arena } from "@arena/arena";
import { Loading } from "@/ui/Loading";
import { useHydrated } from "@/ui/useHydrated";
import { laterPage } from "@/ui/later/later";
import styles from "./Screen.module.css";

const Screen = laterPage(() => import("./Screen"));

/**
 * The page for a hall's television: shows live and next matches, tables and brackets of one league or of all leagues in
 * turn.
 */
export default function ScreenPage({ slug }: { readonly slug: string | undefined }) {
  const isHydrated = useHydrated();
  const waiting = (
    <Loading what="screen">
      <div className={styles.waiting} />
    </Loading>
  );
  return (
    <main className={styles.screen} data-on-ink="" data-scheme="dark" id="main" tabIndex={-1}>
      <h1 className="visually-hidden">{arena.name}: screen</h1>
      {isHydrated ? (
        <Suspense fallback={waiting}>
          <Screen slug={slug} />
        </Suspense>
      ) : (
        waiting
      )}
    </main>
  );
}
