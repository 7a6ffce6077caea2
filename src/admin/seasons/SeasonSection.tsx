import Button from "@mui/material/Button";
import { useState } from "react";
import type { League } from "@/leagues/league";
import { CloseSeasonDialog } from "./CloseSeasonDialog";
import styles from "./Seasons.module.css";

/** The end of a season and the beginning of the next one. */
export function SeasonSection({ league }: { readonly league: League }) {
  const [open, setOpen] = useState(false);
  const [current, last] = league.seasons;
  return (
    <section className={styles.section}>
      <h2>Close a season</h2>
      {last ? (
        <>
          <p className={styles.text}>
            {current.label} is the current season. When {last.label} is over, close it here: its
            matches and results are filed under it, and table and players begin {current.label} at
            nothing. Visitors still find all of it under {last.label}.
          </p>
          <Button onClick={() => setOpen(true)}>Close {last.label}</Button>
          {open && <CloseSeasonDialog league={league} onClose={() => setOpen(false)} />}
        </>
      ) : (
        <p className={styles.text}>
          {current.label} is the only season. It can be closed here once the next one stands before
          it in the league’s file of the registry.
        </p>
      )}
    </section>
  );
}
