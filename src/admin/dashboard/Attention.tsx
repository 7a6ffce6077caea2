import Button from "@mui/material/Button";
import { useState } from "react";
import { Link } from "@/ui/Link";
import { formatKickOff } from "@/domain/time";
import type { EntityKind } from "@/domain/records/record";
import { brand } from "@/leagues/brand";
import type { League } from "@/leagues/league";
import { sportOf } from "@/sports";
import { words } from "../kinds/words";
import { newSearch } from "../list/listUrl";
import { useLive } from "../live/useLive";
import { sectionOf, sectionsOf } from "../sections";
import { upkeepPath } from "../upkeep/upkeepPath";
import styles from "./Dashboard.module.css";
import { missingResults } from "./missingResults";

/** How many missing results are named before the rest is only counted. */
const NAMED = 5;

/** What somebody should see to: results that are missing, records that cannot be read. */
export function Attention({ league }: { readonly league: League }) {
  const [now] = useState(Date.now);
  const fixtures = useLive(league, "fixtures");
  const results = useLive(league, "results");
  const section = sectionOf(league, "results");
  const failed = fixtures.status === "failed" || results.status === "failed";
  const ready = fixtures.status === "ready" && results.status === "ready";
  const { matchMinutes } = sportOf(league.sport);
  const missing =
    section && ready
      ? missingResults(fixtures.listing.records, results.listing.records, now, matchMinutes)
      : [];
  const kinds = sectionsOf(league).flatMap(({ kind }) => kind ?? []);
  return (
    <section className={styles.block}>
      <h2>Needs attention</h2>
      {failed && (
        <p className={styles.calm}>
          Which results are missing is not known: the records could not be read.
        </p>
      )}
      {ready && (
        <p className={styles.calm} data-only-child>
          {missing.length === 0 && "No result is missing."}
          {missing.length > 0 &&
            `${missing.length === 1 ? "One match has" : `${missing.length} matches have`} been played and ${missing.length === 1 ? "has" : "have"} no result.`}
        </p>
      )}
      <ul className={styles.list} hidden={missing.length === 0} role="list">
        {missing.slice(0, NAMED).map(({ id, teamA, teamB, date }) => (
          <li className={styles.row} key={id}>
            <span className={styles.words}>
              <strong>
                {teamA} v {teamB}
              </strong>{" "}
              {formatKickOff(date, brand.timeZone)?.date}
            </span>
            {section && (
              <Button component={Link} to={section.path + newSearch("", id)} variant="text">
                Add result
              </Button>
            )}
          </li>
        ))}
      </ul>
      {kinds.map((kind) => (
        <Unreadable key={kind} kind={kind} league={league} />
      ))}
    </section>
  );
}

function Unreadable({ league, kind }: { readonly league: League; readonly kind: EntityKind }) {
  const live = useLive(league, kind);
  const count = live.status === "ready" ? live.listing.unreadable.length : 0;
  if (count === 0) return null;
  const { one, many } = words[kind];
  return (
    <p className={`${styles.calm} ${styles.row}`}>
      <span className={styles.words}>
        {count === 1 ? `One ${one}` : `${count} ${many}`} could not be read.
      </span>
      <Button component={Link} to={upkeepPath(league, "repair")} variant="text">
        Repair
      </Button>
    </p>
  );
}
