import { sheetOf } from "@/domain/match/check";
import type { ScoreFormat } from "@/domain/match/detail";
import { readEnding } from "@/domain/match/ending";
import { pairInWords, type Pair } from "@/domain/match/pair";
import type { Result } from "@/records/results/schema";
import type { TimelineEntry } from "./timelineOf";

/** A line across the timeline: the end of a half, with the score at that time. */
export interface TimelineBreak {
  /** The number of timeline entries before the line. */
  readonly after: number;
  /** The text of the line: "Half-time". */
  readonly label: string;
  /** The score at that time: "1–0". */
  readonly score: string;
}

/**
 * The first minute of the second half (IFAB Laws of the Game 2024/25, Law 7: two halves of 45 minutes). Stoppage time
 * counts to the minute before it: 45+2 is 45.02.
 */
const SECOND_HALF = 46;

const goalKinds: readonly TimelineEntry["kind"][] = ["goal", "penalty", "ownGoal"];
const goalsIn = (entries: readonly TimelineEntry[]) =>
  entries.filter(({ kind }) => goalKinds.includes(kind));

/** Returns the score that results from the goals in these entries. */
function scoreBy(entries: readonly TimelineEntry[]): Pair {
  const of = (side: TimelineEntry["side"]) =>
    goalsIn(entries).filter((goal) => goal.side === side).length;
  return [of("A"), of("B")];
}

/**
 * Returns the line of half-time, with the stored half-time score. Without a stored score it is counted from the goals,
 * if all goals have a minute and there is an entry of the second half. Null if the score is unknown, and if the goals'
 * minutes contradict the stored score.
 */
function halfTime(
  entries: readonly TimelineEntry[],
  result: Result,
  format: ScoreFormat,
): TimelineBreak | null {
  const sheet = sheetOf(result, format);
  const stored = sheet?.kind === "half" ? sheet.half : null;
  const second = entries.findIndex(({ at }) => at !== null && at >= SECOND_HALF);
  const timed = entries.findIndex(({ at }) => at === null);
  const after = second >= 0 ? second : timed >= 0 ? timed : entries.length;
  // A goal has a running score only if all goals have a minute and their number agrees with the result.
  const [a, b] = scoreBy(entries);
  const isComplete =
    a === result.scoreA &&
    b === result.scoreB &&
    goalsIn(entries).every(({ score }) => score !== "");
  const counted = isComplete ? scoreBy(entries.slice(0, after)) : null;
  const isOther = stored && counted && (stored[0] !== counted[0] || stored[1] !== counted[1]);
  const half = stored ?? (second >= 0 ? counted : null);
  return half && !isOther ? { after, label: "Half-time", score: pairInWords(half) } : null;
}

/** Returns the line at the end of a match; null if the match was not played to the end. */
function fullTime(entries: readonly TimelineEntry[], result: Result): TimelineBreak | null {
  const { scoreA, scoreB } = result;
  const ending = readEnding(result.ending);
  if (scoreA === null || scoreB === null) return null;
  const score = pairInWords([scoreA, scoreB]);
  const after = entries.length;
  switch (ending.how) {
    case "normal":
      return { after, label: "Full time", score };
    case "extraTime":
      return { after, label: "After extra time", score };
    case "shootOut":
      return { after, label: "After penalties", score: `${score} (${pairInWords(ending.kicks)})` };
    default:
      return null;
  }
}

/**
 * Returns the lines for half-time and the end, in the order of the timeline; empty if the sport has no halves or the
 * timeline is empty.
 */
export function breaksIn(
  entries: readonly TimelineEntry[],
  result: Result,
  format: ScoreFormat | null,
): readonly TimelineBreak[] {
  if (format?.kind !== "half" || entries.length === 0) return [];
  return [halfTime(entries, result, format), fullTime(entries, result)].filter(
    (one) => one !== null,
  );
}
