import Alert from "@mui/material/Alert";
import type { Erasure } from "@/data/ownerTasks";

/** What an erasure has done, and what is left to do by hand. */
export function ErasureWords({ erasure }: { readonly erasure: Erasure }) {
  const { deleted, changed, copies, entries, failed, finished } = erasure;
  const done = `${deleted} player records deleted, ${changed} records changed, ${copies} public copies made again, ${entries} entries of the history emptied.`;
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
    </Alert>
  );
}
