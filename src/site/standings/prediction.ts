import { readEnding } from "@/domain/match/ending";
import type { Match } from "@/domain/match/match";
import { leaderOf, pairInWords, type Pair } from "@/domain/match/pair";
import { sameName } from "@/domain/names";
import { calledMatch } from "@/domain/season/calledName";
import type { ResolvedClub } from "@/domain/season/clubs";
import { momentOf } from "@/domain/when";
import { readTriedScores, scoreOf, writeTriedScores, type TriedScores } from "./whatIf";

const PREDICTIONS_KEY = "arena-predictions";
const none: TriedScores = new Map();

/**
 * Reads the predictions stored on this device: by the league's slug, a text "fixtureId:2-1,…" as in the address of
 * "What if".
 */
function stored(): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(localStorage.getItem(PREDICTIONS_KEY) ?? "null"));
  } catch {
    return {};
  }
}

/** Returns the predictions for a league's matches that are stored on this device. */
export function readPrediction(slug: string): TriedScores {
  const text = stored()[slug];
  return typeof text === "string" ? readTriedScores(text) : none;
}

/** Stores a prediction, replacing the previous one. @returns false if the browser allows no storage */
export function keepPrediction(slug: string, predicted: TriedScores): boolean {
  try {
    localStorage.setItem(
      PREDICTIONS_KEY,
      JSON.stringify({ ...stored(), [slug]: writeTriedScores(predicted) }),
    );
    return true;
  } catch {
    return false;
  }
}

/** Checks whether a match can still be predicted: planned and not begun. @param now epoch milliseconds */
export const isAhead = ({ outcome, schedule, status }: Match, now: number): boolean =>
  outcome === null &&
  status !== "live" &&
  schedule !== null &&
  (momentOf(schedule) ?? now + 1) > now;

/** The points for the exact score, and below for the right winner or a draw. */
export const EXACT_POINTS = 3;
const WINNER_POINTS = 1;

/** A prediction with the real score and its points. */
export interface ScoredPrediction {
  readonly id: string;
  /** The real result: "Kingsway Rovers 2–1 Mount Trojans". */
  readonly happened: string;
  /** The predicted score: "1–1". */
  readonly said: string;
  readonly points: number;
}

/**
 * Returns the predictions of played matches with their points. Matches that were awarded or not played to the end are
 * left out.
 */
export function scorePrediction(
  predicted: TriedScores,
  matches: readonly Match[],
  clubs: readonly ResolvedClub[],
): readonly ScoredPrediction[] {
  return matches.flatMap(({ id, outcome, schedule }): ScoredPrediction[] => {
    const said = scoreOf(predicted.get(id) ?? [null, null]);
    if (!said || !outcome || !schedule) return [];
    const { teamA, scoreA, scoreB, ending } = outcome.result;
    const wasPlayed = ["normal", "extraTime", "shootOut"].includes(readEnding(ending).how);
    if (scoreA === null || scoreB === null || !wasPlayed) return [];
    // The prediction has the sides in the fixture's order, which the result may reverse.
    const own: Pair = sameName(teamA, schedule.teamA) ? said : [said[1], said[0]];
    const isExact = own[0] === scoreA && own[1] === scoreB;
    const isRight = leaderOf(own) === leaderOf([scoreA, scoreB]);
    const called = calledMatch(clubs, outcome.result);
    return [
      {
        id,
        happened: `${called.teamA} ${pairInWords([scoreA, scoreB])} ${called.teamB}`,
        said: pairInWords(own),
        points: isExact ? EXACT_POINTS : isRight ? WINNER_POINTS : 0,
      },
    ];
  });
}
