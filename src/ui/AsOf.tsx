import { formatKickOff } from "@/domain/time";
import styles from "./AsOf.module.css";
import { useZone } from "./match/useZone";

/** Marks what a page was delivered with, until it has been read anew. Takes no room, so that nothing moves when it goes. */
export function AsOf({ readAt }: { readonly readAt: number }) {
  const moment = formatKickOff(readAt, useZone());
  return (
    <p className={styles.mark}>
      <span className={styles.words}>
        As of {moment?.date}, {moment?.time}. Looking for newer.
      </span>
    </p>
  );
}
