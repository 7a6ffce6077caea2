import Alert from "@mui/material/Alert";
import { arena } from "@arena/arena";
import type { Archive } from "@/data/archives";
import type { ErasureResult } from "@/data/ownerTasks";
import { formatKickOff } from "@/domain/time";
import { leagueBySlug } from "@/leagues";

/** The result of an erasure, with what is left to do by hand. */
export function ErasureWords({
  erasure,
  archives,
}: {
  readonly erasure: ErasureResult;
  /** The archives of the history so far, which may contain the name; null if they could not be loaded. */
  readonly archives: readonly Archive[] | null;
}) {
  const { deleted, changed, copies, entries, failed, finished } = erasure;
  const done = `${deleted} records of the person deleted, ${changed} records changed, ${copies} public copies made again, ${entries} entries of the history emptied.`;
  return (
    <Alert role="status" severity={finished ? "success" : "warning"}>
      {finished ? "Erased: " : "Not finished, search again to go on: "}
      {done}
      {failed.length > 0 && (
        <ul>
          {failed.map(({ path, reason }) => (
            <li key={path}>
              {path}: {reason}
            </li>
          ))}
        </ul>
      )}
      {finished &&
        " Backups made earlier still hold the name: download a new one and delete the older ones. Calendars to subscribe to hold it until they are made again: deploy the site, or have somebody do it."}
      {finished &&
        archives === null &&
        " Archives of the history may hold it too, but the list of them could not be loaded. Delete all such files, or take the name out of them."}
      {finished && archives !== null && archives.length > 0 && (
        <>
          {
            " Archives of the history may hold it too. Delete these files, or take the name out of them:"
          }
          <ul>
            {archives.map(({ league, season, at }) => (
              <li key={`${league} ${season}`}>
                {`${leagueBySlug(league)?.name ?? league}, season ${season}, made ${formatKickOff(at, arena.timeZone)?.full ?? "at an unknown time"}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}
