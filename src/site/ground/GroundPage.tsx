import { Suspense, useCallback, useContext, useState } from "react";
import { classes } from "@/ui/classes";
import { laterPage } from "@/ui/later/later";
import { PageName } from "@/ui/pageName";
import { useHydrated } from "@/ui/useHydrated";
import { useAllListings, useLeaguesOfDay } from "../today/allListings";
import { GroundPageSkeleton } from "./GroundWaiting";
import head from "../InkHead.module.css";
import styles from "./GroundPage.module.css";

const GroundView = laterPage(() => import("./GroundView"));

interface GroundPageProps {
  /** A ground's id, or its name as a slug. */
  readonly id: string;
}

/** The page of a ground: where it is, when it is closed, and the matches of all leagues on it. */
export default function GroundPage({ id }: GroundPageProps) {
  useAllListings(useLeaguesOfDay());
  const [name, setName] = useState("");
  const onPageName = useContext(PageName);
  const onName = useCallback(
    (found: string) => {
      setName(found);
      onPageName(found);
    },
    [onPageName],
  );
  // The same prerendered page is served for all grounds, so it cannot contain a particular one.
  const isHydrated = useHydrated();
  return (
    <div className={classes("content", styles.page)}>
      <header className={head.head} data-on-ink="">
        <p className="text-overline">All sports</p>
        <h1 className={styles.title} tabIndex={-1}>
          {name || "Ground"}
        </h1>
      </header>
      {isHydrated ? (
        <Suspense fallback={<GroundPageSkeleton />}>
          <GroundView id={id} onName={onName} />
        </Suspense>
      ) : (
        <GroundPageSkeleton />
      )}
    </div>
  );
}
