import { byTime, dayPartOf } from "@/domain/match/agenda";
import { hasResult, type ListedMatch } from "@/domain/match/listed";

/** As many as fit into a frame of common height. */
const MOST = 6;

/** The matches that are on or come next; where there are none, the latest that have a result. */
export function aheadOf(
  matches: readonly ListedMatch[],
  now: number,
  minutes: number,
): readonly ListedMatch[] {
  const inOrder = matches.filter(({ date }) => date !== null).toSorted(byTime);
  const ahead = inOrder.filter((match) =>
    ["live", "next"].includes(dayPartOf(match, now, minutes)),
  );
  if (ahead.length > 0) return ahead.slice(0, MOST);
  return inOrder.filter(hasResult).toReversed().slice(0, MOST);
}

/** The match that is on, else the next one, else the last; undefined if there is none. */
export const featured = (
  matches: readonly ListedMatch[],
  now: number,
  minutes: number,
): ListedMatch | undefined => aheadOf(matches, now, minutes)[0];
