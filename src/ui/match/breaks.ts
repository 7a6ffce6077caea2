import { sheetOf } from "@/domain/match/check";
import type { ScoreFormat } from "@/domain/match/detail";
import { readEnding } from "@/domain/match/ending";
import { pairInWords, type Pair } from "@/domain/match/pair";
import type { Result } from "@/records/results/schema";
import type { TimelineEntry } from "./timelineOf";

/** A line across the timeline: a half that was over, with the score at that time. */
export interface TimelineBreak {
  /** How many entries are before it. */
  readonly after: number;
  /** "Half-time" */
  readonly label: string;
  /** "1–0" */
  readonly score: string;
}

/** IFAB Laws of the Game 2024/25, Law 7: two halves of 45 minutes; stoppage time counts to its minute, as 45.02. */
const SECOND_HALF = 46;

const goalKinds: readonly TimelineEntry["kind"][] = ["goal", "penalty", "ownGoal"];
const goalsIn = (entries: readonly TimelineEntry[]) =>
  entries.filter(({ kind }) => goalKinds.includes(kind));

/** The score that these entries make. */
function scoreBy(entries: readonly TimelineEntry[]): Pair {
  const of = (side: TimelineEntry["side"]) =>
    goalsIn(entries).filter((goal) => goal.side === side).length;
  return [of("A"), of("B")];
}

/**
 * The stored half-time score, else counted from the goals where every one has its minute and something is noted of the
 * second half. Null where nobody knows, and where the goals' minutes disagree with what is stored.
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
  // Goals have the score that they made only where all have their minute and they are as many as the result says.
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

/** The end of a match that was played to it; null for any other. */
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

/** Where a match in halves paused and ended, in the order of its timeline; nothing of a match without halves. */
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
