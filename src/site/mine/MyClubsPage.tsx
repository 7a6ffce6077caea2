import { Suspense } from "react";
import { classes } from "@/ui/classes";
import { useHydrated } from "@/ui/useHydrated";
import { laterPage } from "@/ui/later/later";
import { useAllListings, useLeaguesOfMine } from "../today/allListings";
import { MyClubsWaiting } from "./MyClubsWaiting";
import styles from "./MyClubsPage.module.css";

const MyClubsList = laterPage(() => import("./MyClubsList"));

/**
 * The page "My clubs": the clubs and players followed on this device. They are stored only there, so the list appears
 * after hydration.
 */
export default function MyClubsPage() {
  useAllListings(useLeaguesOfMine());
  const isHydrated = useHydrated();
  return (
    <div className={classes("content", styles.page)}>
      <h1 className={styles.title} tabIndex={-1}>
        My clubs
      </h1>
      <p className={styles.words}>Kept on this device, without an account.</p>
      {isHydrated ? (
        <Suspense fallback={<MyClubsWaiting />}>
          <MyClubsList />
        </Suspense>
      ) : (
        <MyClubsWaiting />
      )}
    </div>
  );
}
