import Button from "@mui/material/Button";
import { useId, useState } from "react";
import type { RecordOf } from "@/records/record";
import { formatKickOff } from "@/domain/time";
import { arena } from "@arena/arena";
import type { League, Season } from "@/domain/league/league";
import { isClosed, isUnderWay } from "@/domain/season/nextSeason";
import { pastSearch } from "../live/pastSeason";
import { sectionsOf } from "../sections";
import { Link } from "@/ui/Link";
import { CloseSeasonDialog } from "./CloseSeasonDialog";
import { isOfPast } from "./PastNote";
import { RenameDialog } from "./RenameDialog";
import styles from "./Seasons.module.css";

interface PastSeasonsProps {
  readonly league: League;
  readonly records: readonly RecordOf<"seasons">[];
}

/** The seasons before: how each ended, and the way to its records. */
export function PastSeasons({ league, records }: PastSeasonsProps) {
  const id = useId();
  const [opened, setOpened] = useState<{ what: "file" | "rename"; season: Season } | null>(null);
  const [, ...past] = league.seasons;
  if (past.length === 0) return null;
  const close = () => setOpened(null);
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>Past seasons</h2>
      <ul className={styles.pages} role="list">
        {past.map((season) => {
          const record = records.find((one) => one.id === season.id);
          return (
            <li key={season.id}>
              <h3>{season.label}</h3>
              <p className={styles.text}>{endOf(record)}</p>
              <ul className={styles.choice} role="list">
                {sectionsOf(league)
                  .filter(({ kind }) => kind && isOfPast(kind))
                  .map(({ id: section, name, path }) => (
                    <li key={section}>
                      <Link to={path + pastSearch(season)}>
                        {name}
                        <span className="visually-hidden"> of {season.label}</span>
                      </Link>
                    </li>
                  ))}
              </ul>
              <div className={styles.choice}>
                <Button onClick={() => setOpened({ what: "rename", season })}>
                  Rename<span className="visually-hidden"> {season.label}</span>
                </Button>
                {!isClosed(record) && !(record && isUnderWay(record)) && (
                  <Button onClick={() => setOpened({ what: "file", season })}>
                    Close {season.label}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {opened?.what === "rename" && (
        <RenameDialog league={league} onClose={close} records={records} season={opened.season} />
      )}
      {opened?.what === "file" && (
        <CloseSeasonDialog
          into={opened.season}
          league={league}
          onClose={close}
          season={opened.season}
        />
      )}
    </section>
  );
}

/** How it ended, as far as that is known. */
function endOf(record: RecordOf<"seasons"> | undefined): string {
  const day = formatKickOff(record?.closed ?? null, arena.timeZone)?.full;
  const champion = record?.champion ? `Champion: ${record.champion}.` : "No champion is named.";
  if (record && isUnderWay(record)) return `Its closing is not done. ${champion}`;
  if (day) return `Closed ${day}. ${champion}`;
  return isClosed(record)
    ? champion
    : "Nobody has closed it: what is not filed counts as the running season’s.";
}
