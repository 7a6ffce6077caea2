import Alert from "@mui/material/Alert";
import type { ClosedSeason } from "@/data/maintenance";
import { words } from "../kinds/words";
import styles from "./Seasons.module.css";

/** What closing a season has come to, and what is left to do by hand. */
export function ClosedWords({ closed }: { readonly closed: ClosedSeason }) {
  const { season, done, left, failed } = closed;
  const isWhole = left === 0 && failed.length === 0;
  return (
    <>
      <Alert role="status" severity={isWhole ? "success" : "info"}>
        {isWhole
          ? `${season.label} is closed: ${done} ${done === 1 ? "record is" : "records are"} filed.`
          : `${done} ${done === 1 ? "record is" : "records are"} filed, ${left + failed.length} left. Go on when you can.`}
      </Alert>
      {failed.length > 0 && (
        <>
          <p>These could not be filed; mend them and close the season again:</p>
          <ul className={styles.list}>
            {failed.map(({ kind, id, reason }) => (
              <li key={`${kind}/${id}`}>
                {words[kind].one} {id}: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
