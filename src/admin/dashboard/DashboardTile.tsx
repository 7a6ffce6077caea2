import Skeleton from "@mui/material/Skeleton";
import { Link } from "@/ui/Link";
import type { EntityKind } from "@/records/record";
import type { League } from "@/domain/league/league";
import { recordsInWords } from "../kind/words";
import { useLive } from "../live/useLive";
import { SectionIcon } from "../parts/SectionIcon";
import styles from "./Dashboard.module.css";
import type { Tile } from "./tiles";

interface DashboardTileProps {
  readonly league: League;
  readonly tile: Tile;
}

/** What a tile says that counts nothing. */
const notes: Readonly<Record<Tile["leadsTo"], string>> = {
  section: "Open",
  closed: "Not open yet",
  page: "View page",
  nowhere: "Not in this league",
};

/** One part of the league, with how much it holds or where it leads. */
export function DashboardTile({ league, tile }: DashboardTileProps) {
  const content = (
    <>
      <span className={styles.icon}>
        <SectionIcon name={tile.icon} size={24} />
      </span>
      <span className={styles.name}>{tile.name}</span>
      <span className={styles.note}>
        {tile.kind ? <Count kind={tile.kind} league={league} /> : notes[tile.leadsTo]}
      </span>
    </>
  );
  return (
    <li>
      {tile.to === null ? (
        <div className={styles.closed}>{content}</div>
      ) : (
        <Link className={styles.tile} to={tile.to}>
          {content}
        </Link>
      )}
    </li>
  );
}

function Count({ league, kind }: { readonly league: League; readonly kind: EntityKind }) {
  const live = useLive(league, kind);
  if (live.status === "loading") return <Skeleton variant="text" width={72} />;
  if (live.status === "failed") return "Could not be counted";
  return recordsInWords(kind, live.listing.records.length);
}
