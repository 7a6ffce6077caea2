import type { Result } from "@/records/results/schema";
import type { MatchEvent, Side } from "@/domain/match/timeline";

/** One entry of the timeline, as text for the screen. */
export interface TimelineEntry {
  readonly side: Side;
  readonly kind: MatchEvent["kind"];
  /** The minute: "24'"; "" if unknown. */
  readonly minute: string;
  /** The minute as a number for sorting (45+2 is 45.02); null if unknown. */
  readonly at: number | null;
  readonly player: string;
  /** The kind of event in words: "Goal". */
  readonly detail: string;
  /** The score after a goal, "1–0"; "" for other events, and if unknown. */
  readonly score: string;
  /** The player who assisted a goal; "" for other events. */
  readonly assist: string;
  /** The player who went off; "" for other events. */
  readonly off: string;
}

const words: Record<Exclude<MatchEvent["kind"], "substitution">, string> = {
  goal: "Goal",
  penalty: "Penalty",
  ownGoal: "Own goal",
  yellow: "Yellow card",
  red: "Red card",
};

const isGoal = ({ kind }: MatchEvent) =>
  kind === "goal" || kind === "penalty" || kind === "ownGoal";

/**
 * Returns the entries of a timeline: goals with the score after them; a player coming on together with the player who
 * went off.
 */
export function timelineOf(
  events: readonly MatchEvent[],
  { scoreA, scoreB }: Pick<Result, "scoreA" | "scoreB">,
): TimelineEntry[] {
  const goals = events.filter(isGoal);
  const count = (side: Side) => goals.filter((goal) => goal.side === side).length;
  // A running score is possible only if all goals are entered and have a minute.
  const complete =
    count("A") === scoreA && count("B") === scoreB && goals.every(({ minute }) => minute !== null);
  const score = { A: 0, B: 0 };
  const replaced = new Set<MatchEvent>();
  return events.flatMap((event) => {
    if (replaced.has(event)) return [];
    const { side, kind, player } = event;
    const when = { minute: minuteText(event), at: event.minute };
    const entry = { side, kind, player, ...when, assist: "", score: "", off: "" };
    if (kind === "substitution") {
      const partner = partnerOf(event, events, replaced);
      if (!partner) return [{ ...entry, detail: event.detail === "IN" ? "Comes on" : "Goes off" }];
      replaced.add(partner);
      const [on, off] = event.detail === "IN" ? [event, partner] : [partner, event];
      return [{ ...entry, player: on.player, detail: "On for", off: off.player }];
    }
    if (!isGoal(event)) return [{ ...entry, detail: words[kind] }];
    score[side] += 1;
    const made = complete ? `${score.A}–${score.B}` : "";
    return [{ ...entry, detail: words[kind], score: made, assist: event.detail }];
  });
}

/** Returns the next substitution of the same side and minute in the other direction. */
function partnerOf(
  event: MatchEvent,
  events: readonly MatchEvent[],
  taken: ReadonlySet<MatchEvent>,
): MatchEvent | undefined {
  if (event.minuteText === "") return undefined;
  return events
    .slice(events.indexOf(event) + 1)
    .find(
      (other) =>
        other.kind === "substitution" &&
        other.side === event.side &&
        other.minuteText === event.minuteText &&
        other.detail !== event.detail &&
        !taken.has(other),
    );
}

function minuteText({ minuteText: text }: MatchEvent): string {
  return /^\d+(\s*\+\s*\d+)?$/.test(text) ? `${text}'` : text;
}
