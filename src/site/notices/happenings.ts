import { phaseOf } from "@/domain/match/ahead";
import { hasResult, withLive, type ListedMatch } from "@/domain/match/listed";
import { calledMatch } from "@/domain/season/calledName";
import type { ResolvedClub } from "@/domain/season/clubs";
import type { League } from "@/domain/league/league";
import type { ShownLiveMatch } from "@/ui/match/liveNow";
import { outcomeInWords, outcomeOf, scoreText } from "@/ui/match/outcome";
import { endOf } from "@/ui/match/status";

/** The state of a followed match at one moment. */
export interface MatchSnapshot {
  readonly stage: "ahead" | "on" | "over" | "off";
  /** "1–0"; '' if no score is entered. */
  readonly score: string;
}

/** The text of a notice about one match. */
export interface Happening {
  /** The match's id. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

const stages = { ahead: "ahead", on: "on", awaited: "on" } as const;

/** Returns the current state of a match. @param now epoch milliseconds */
function knownOf(
  listed: ListedMatch,
  live: ShownLiveMatch | undefined,
  league: League,
  now: number,
): MatchSnapshot {
  if (hasResult(listed))
    return { stage: "over", score: scoreText(outcomeOf(listed.match.outcome.result, league)) };
  const phase = phaseOf(listed.match, now, league.game.matchMinutes);
  const score = live ? scoreText(live.outcome) : "";
  return { stage: phase ? stages[phase] : "off", score };
}

function happeningOf(
  listed: ListedMatch,
  live: ShownLiveMatch | undefined,
  league: League,
  before: MatchSnapshot,
  known: MatchSnapshot,
): Omit<Happening, "id"> | null {
  const { teamA, teamB } = listed;
  if (known.stage === "over" && before.stage !== "over" && hasResult(listed)) {
    const outcome = outcomeOf(listed.match.outcome.result, league);
    return {
      title: outcomeInWords(listed, outcome),
      text: outcome.ending || endOf(league).words,
    };
  }
  if (known.stage !== "on") return null;
  if (before.stage === "ahead") return { title: `${teamA} v ${teamB}`, text: "It has started" };
  if (!live || before.score === "" || known.score === before.score) return null;
  return { title: outcomeInWords(listed, live.outcome), text: live.state || "New score" };
}

interface Now {
  readonly league: League;
  readonly clubs: readonly ResolvedClub[];
  readonly matches: readonly ListedMatch[];
  readonly live: ReadonlyMap<string, ShownLiveMatch>;
  /** The present time, in epoch milliseconds. */
  readonly now: number;
}

/**
 * Returns notices about changes since the last call: matches that started, new scores and ended matches. A match seen
 * for the first time gives no notice.
 * @param seen the last known state of each match, by its id; updated by this function
 */
export function happenings(
  { league, clubs, matches, live, now }: Now,
  seen: Map<string, MatchSnapshot>,
): readonly Happening[] {
  return withLive(matches, (id) => live.has(id)).flatMap((listed) => {
    const { id } = listed;
    const shown = live.get(id);
    const found = knownOf(listed, shown, league, now);
    const before = seen.get(id);
    // If no score is entered at the moment, the last known one counts.
    const known = { ...found, score: found.score || (before?.score ?? "") };
    seen.set(id, known);
    const happening =
      before && happeningOf(calledMatch(clubs, listed), shown, league, before, known);
    return happening ? [{ id, ...happening }] : [];
  });
}
