import { arena } from "@arena/arena";
import type { LeagueRecords } from "@/data/useArena";
import { useMemo } from "react";
import { houseTable, leagueShare } from "@/domain/season/championship";
import { paths } from "@/leagues/paths";
import { Picture } from "@/ui/art/Picture";
import { Link } from "@/ui/Link";
import { leadInWords } from "../../championship/words";
import styles from "./TodayAside.module.css";

/** Who leads over all sports. @param read every league: without one the points would name a wrong leader */
export function ChampionshipCard({ read }: { readonly read: readonly LeagueRecords[] }) {
  const { lead, condition } = useMemo(() => {
    const shares = read.map(({ league, records }) => leagueShare(league, records));
    return leadInWords(houseTable(shares), shares);
  }, [read]);
  return (
    <Link className={styles.championship} data-on-ink="" to={paths.championship()}>
      <span className={styles.podium}>
        <Picture
          alt=""
          art={{ id: "20-podium" }}
          className={styles.picture ?? ""}
          crop="square"
          sizes="160px"
        />
      </span>
      <span className={styles.words}>
        <span className={styles.overline}>{arena.championship}</span>
        <strong>{lead}</strong>
        <span>{["All sports", condition].filter(Boolean).join(", ")}</span>
      </span>
    </Link>
  );
}
