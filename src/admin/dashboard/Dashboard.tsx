import type { League } from "@/leagues/league";
import { PageHead } from "../parts/PageHead";
import { Attention } from "./Attention";
import styles from "./Dashboard.module.css";
import { DashboardTile } from "./DashboardTile";
import { FailedReads } from "./FailedReads";
import { RecentChanges } from "./RecentChanges";
import { tilesOf } from "./tiles";

/** The start page of a league's administrators: its nine parts, and what needs a hand. */
export function Dashboard({ league }: { readonly league: League }) {
  return (
    <>
      <PageHead title="Dashboard">{league.name}</PageHead>
      <div className={styles.failed}>
        <FailedReads league={league} />
      </div>
      <ul aria-label="Parts of the league" className={styles.tiles} role="list">
        {tilesOf(league).map((tile) => (
          <DashboardTile key={tile.name} league={league} tile={tile} />
        ))}
      </ul>
      <div className={styles.columns}>
        <Attention league={league} />
        <RecentChanges league={league} />
      </div>
    </>
  );
}
