import { useEffect, useState, useSyncExternalStore } from "react";
import { isHere } from "@/data/connection";
import { classes } from "@/ui/classes";
import { Icon } from "@/ui/Icon";
import styles from "./Notice.module.css";

function subscribe(onChange: () => void): () => void {
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
}

/** A bar that says that the browser is offline. How old the data is, is said beside each block of data. */
export function OfflineBar() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const [here, setHere] = useState(false);
  useEffect(() => {
    // A database on this machine needs no network.
    if (!online) void isHere().then(setHere);
  }, [online]);
  return (
    <div role="status">
      {!online && !here && (
        <p className={classes(styles.notice, styles.offline)}>
          <Icon name="offline" size={16} />
          You are offline. What you see may not be the latest.
        </p>
      )}
    </div>
  );
}
