import { useEffect, useState } from "react";
import { isClockKnown, serverNow } from "@/domain/serverTime";
import { useConnection } from "@/session/ConnectionProvider";

/** The server's time when the page was opened, in epoch milliseconds; asked for where this device does not know it yet. */
export function useServerTime(): number {
  const { identity } = useConnection();
  const [at, setAt] = useState(serverNow);
  useEffect(() => {
    if (isClockKnown()) return undefined;
    let left = false;
    void identity.learnTime?.().then(() => !left && setAt(serverNow()));
    return () => {
      left = true;
    };
  }, [identity]);
  return at;
}
