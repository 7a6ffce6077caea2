import { hasScreen } from "@/leagues/embeds";
import type { League } from "@/domain/league/league";
import { paths } from "@/leagues/paths";
import { ListSkeleton } from "../parts/ListSkeleton";
import { Link } from "@/ui/Link";
import { deskPath } from "../desk/deskPath";
import { FailedReads, type Read } from "../live/FailedReads";
import { PageHead } from "../parts/PageHead";
import { Attention } from "./Attention";
import styles from "./Dashboard.module.css";
import { DashboardTile } from "./DashboardTile";
import { RecentChanges } from "./RecentChanges";
import { tilesOf } from "./tiles";
import { TodayBlock } from "./TodayBlock";
import { useReads } from "./useReads";

/** The start page of a league's administrators: today and what needs a hand, then its nine parts. */
export function Dashboard({ league }: { readonly league: League }) {
  const reads = useReads(league);
  // Drawn before all of them are read, its parts would push each other down.
  const isReading = reads.some(({ live }) => live.status === "loading");
  return (
    <>
      <PageHead title="Dashboard">{league.name}</PageHead>
      {isReading ? (
        <ListSkeleton label="Loading the dashboard" />
      ) : (
        <Parts league={league} reads={reads} />
      )}
    </>
  );
}

interface PartsProps {
  readonly league: League;
  readonly reads: readonly Read[];
}

function Parts({ league, reads }: PartsProps) {
  return (
    <>
      <div className={styles.failed}>
        <FailedReads reads={reads} />
      </div>
      <div className={`${styles.columns} ${styles.first}`}>
        <TodayBlock league={league} />
        <Attention league={league} />
      </div>
      <ul aria-label="Parts of the league" className={styles.tiles} role="list">
        {tilesOf(league).map((tile) => (
          <DashboardTile key={tile.name} league={league} tile={tile} />
        ))}
      </ul>
      <div className={styles.last}>
        <RecentChanges league={league} />
      </div>
      {hasScreen(league) && (
        <p className={styles.elsewhere}>
          For a hall’s television: <Link to={paths.screen(league)}>{league.shortName} screen</Link>{" "}
          · <Link to={paths.screen()}>all leagues</Link> ·{" "}
          <Link to={`${deskPath(league, "help")}#elsewhere`}>
            how to show it, and on other sites
          </Link>
        </p>
      )}
    </>
  );
}
