import { phaseOf } from "@/domain/match/ahead";
import { hasResult, withLive, type ListedMatch } from "@/domain/match/listed";
import { calledMatch } from "@/domain/season/calledName";
import type { ResolvedClub } from "@/domain/season/clubs";
import type { League } from "@/domain/league/league";
import type { ShownLiveMatch } from "@/ui/match/liveNow";
import { outcomeInWords, outcomeOf, scoreText } from "@/ui/match/outcome";
import { endOf } from "@/ui/match/status";

/** What is known of a followed match at one moment. */
export interface MatchSnapshot {
  readonly stage: "ahead" | "on" | "over" | "off";
  /** "1–0"; '' while nobody enters the score. */
  readonly score: string;
}

/** Something that happened in a match. */
export interface Happening {
  /** The match's id. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

const stages = { ahead: "ahead", on: "on", awaited: "on" } as const;

/** @param now epoch milliseconds */
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
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * What happened to matches since they were last looked at: one that begins, a new score, one that is over. Of a
 * match that is looked at for the first time there is no news.
 * @param seen what was known of each, by its id; brought up to date
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
    // While nobody enters the score, the last known one counts.
    const known = { ...found, score: found.score || (before?.score ?? "") };
    seen.set(id, known);
    const happening =
      before && happeningOf(calledMatch(clubs, listed), shown, league, before, known);
    return happening ? [{ id, ...happening }] : [];
  });
}
