import { useEffect, useState } from "react";
import { peekLive } from "@/data/connection";
import type { League } from "@/domain/league/league";

/** How often the live data is checked while the page is visible, in milliseconds. */
const ASK_EVERY = 120_000;

/**
 * Checks whether a scorer already enters a match live although its planned start is in the future. This costs one small
 * read at first and every two minutes while the page is visible. Following a league needs more code, so it begins only
 * if there is something to follow.
 * @param ids the ids of the matches that may have begun, one per line; '' if there are none
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
        // If the check fails, the page is as current as without live updates.
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
