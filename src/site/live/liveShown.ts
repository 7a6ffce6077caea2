import type { LiveState } from "@/data/liveState";
import { HOUR } from "@/domain/durations";
import { sheetOf } from "@/domain/match/check";
import { countsAsLive, type ListedMatch } from "@/domain/match/listed";
import { scoringHours, type LiveMatch } from "@/domain/match/live";
import { runningWords } from "@/domain/match/running/words";
import { asMatchEvents, liveEvents, liveStateOf } from "@/domain/match/livePlay";
import type { League } from "@/domain/league/league";
import type { ShownLiveMatch } from "@/ui/match/liveNow";
import { formatScore } from "@/ui/match/outcome";
import { timelineOf } from "@/ui/match/timelineOf";

/** Formats the score detail so far in one line: "25–23 · 23–25 · now 11–9"; '' if there is none. */
function detailOf({ detail }: LiveMatch, { game: { scoreFormat, tie = [] } }: League): string {
  const sheet = scoreFormat && sheetOf({ detail }, scoreFormat);
  if (!sheet) return "";
  const parts = tie.map(({ name }) => name);
  return runningWords(sheet, scoreFormat.targets, parts) || scoreFormat.words(sheet);
}

/** Converts a live match to the score and state that pages show. @param now epoch milliseconds */
export function shownOf(match: LiveMatch, league: League, now: number): ShownLiveMatch {
  const { scoreA, scoreB } = match;
  return {
    outcome: {
      scoreA,
      scoreB,
      ...formatScore(match, league),
      loser: null,
      status: "Live",
      ending: "",
    },
    state: liveStateOf(match, league.game.live, now),
    detail: detailOf(match, league),
    entries: timelineOf(asMatchEvents(liveEvents(match)), match),
  };
}

/**
 * Checks whether the live data belongs to this match on its present date, not to an earlier date from before it was
 * moved.
 */
const isCurrent = ({ date }: ListedMatch, { updatedAt }: LiveState) =>
  date === null || updatedAt === null || updatedAt >= date - scoringHours.before * HOUR;

/** Returns the live data of matches that have no result yet, by the ids of their fixtures. */
export function currentLive(
  matches: readonly ListedMatch[],
  state: LiveState,
): ReadonlyMap<string, LiveMatch> {
  return new Map(
    matches.flatMap((listed) => {
      const live = state.matches.get(listed.id);
      const isOpen = countsAsLive(listed.match) && listed.match.schedule !== null;
      return live && isOpen && isCurrent(listed, state) ? [[listed.id, live] as const] : [];
    }),
  );
}
