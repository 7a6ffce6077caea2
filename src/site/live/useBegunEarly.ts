import { useEffect, useState } from "react";
import { peekLive } from "@/data/connection";
import type { League } from "@/domain/league/league";

/** How often it is asked again while the page is in sight, in milliseconds. */
const ASK_EVERY = 120_000;

/**
 * Whether somebody enters a match live already though its printed kick-off lies ahead. That is one small read, and
 * again every two minutes in sight: following costs the code for it, and is begun only where there is something to
 * follow.
 * @param ids of the matches that may have begun, one a line; '' where there is none
 */
export function useBegunEarly(league: League, ids: string): boolean {
  const [begun, setBegun] = useState("");
  useEffect(() => {
    if (ids === "") return undefined;
    const wanted = ids.split("\n");
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const askAgain = () => {
      if (!left) timer = setTimeout(ask, ASK_EVERY);
    };
    const ask = () => {
      if (document.visibilityState === "hidden") return askAgain();
      peekLive(league)
        .then(({ matches }) =>
          wanted.some((id) => matches.has(id)) ? !left && setBegun(ids) : askAgain(),
        )
        // Without an answer the page is as up to date as at any other time.
        .catch(askAgain);
    };
    ask();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [league, ids]);
  return ids !== "" && begun === ids;
}
