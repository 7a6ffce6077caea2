import type { Goal, Result } from "@/records/results/schema";
import { writeBooking } from "./cardRows";
import type { LiveMatch } from "./live";
import { eventLine, isGoal, liveEvents, type LiveEvent, type Stage } from "./livePlay";
import { writeSubstitution } from "./substitutionRows";
import type { Side } from "./timeline";

/**
 * One action of a scorer beside the pitch. If the same action is sent twice, or after other actions, it is applied
 * once; an event added again with the same id replaces the earlier one.
 */
export type PitchStep =
  | { readonly do: "add" | "undo"; readonly event: LiveEvent }
  | {
      readonly do: "clock";
      readonly phase: string;
      readonly minute: number;
      readonly since: number | null;
      /**
       * The assumed difference between the server's clock and the device's at the time of the tap, in milliseconds
       * (positive: the server is ahead); present if `since` is the time of the tap.
       */
      readonly assumed?: number;
    }
  | ({ readonly do: "sheet" } & SheetStep);

/** The score of a match by its score sheet, always as a whole, so that sending it twice changes nothing. */
export type SheetStep = Pick<LiveMatch, "scoreA" | "scoreB" | "detail" | "phase">;

/** A match for which nothing was entered yet. */
export const notBegun: LiveMatch = {
  scoreA: 0,
  scoreB: 0,
  phase: "",
  detail: "",
  minute: 0,
  since: null,
  events: [],
};

function counted(match: LiveMatch, { kind, side }: LiveEvent, by: 1 | -1): LiveMatch {
  if (!isGoal(kind)) return match;
  const key = side === "A" ? "scoreA" : "scoreB";
  return { ...match, [key]: Math.max(0, match[key] + by) };
}

function stepped(match: LiveMatch, step: PitchStep): LiveMatch {
  if (step.do === "clock") {
    const { phase, minute, since } = step;
    return { ...match, phase, minute, since };
  }
  if (step.do === "sheet") {
    const { scoreA, scoreB, detail, phase } = step;
    return { ...match, scoreA, scoreB, detail, phase };
  }
  const { event } = step;
  const isHere = match.events.some((line) => line.startsWith(`${event.id}|`));
  if (step.do === "add") {
    // The same event added again has more details, for example who gave the pass.
    if (isHere) {
      const events = match.events.map((line) =>
        line.startsWith(`${event.id}|`) ? eventLine(event) : line,
      );
      return { ...match, events };
    }
    return counted({ ...match, events: [...match.events, eventLine(event)] }, event, 1);
  }
  if (!isHere) return match;
  const events = match.events.filter((line) => !line.startsWith(`${event.id}|`));
  return counted({ ...match, events }, event, -1);
}

/** Returns the match after these steps; null if there is neither a match nor a step. */
export const afterSteps = (
  match: LiveMatch | null,
  steps: readonly PitchStep[],
): LiveMatch | null => (steps.length === 0 ? match : steps.reduce(stepped, match ?? notBegun));

/**
 * Returns the step that sets the clock to the beginning of a part; in a break the clock is stopped. @param now epoch
 * milliseconds
 */
export const clockOf = ({ name, from, to }: Stage, now: number): PitchStep => ({
  do: "clock",
  phase: name,
  minute: from,
  since: to === null ? null : now,
});

/**
 * Returns a step as it is sent. The time of a tap is corrected by what is known about the device's clock by now.
 * @param offset how far the server's clock is ahead of the device's, in milliseconds
 */
export const asSent = (step: PitchStep, offset: number): PitchStep =>
  step.do === "clock" && step.since !== null && step.assumed !== undefined
    ? { ...step, since: step.since + offset - step.assumed }
    : step;

const goalNotes: Partial<Record<LiveEvent["kind"], string>> = {
  penalty: " (pen)",
  ownGoal: " (og)",
};

const goalsOf = (events: readonly LiveEvent[], of: Side): Goal[] =>
  events.flatMap(({ kind, side, player, other, minute }) =>
    side === of && isGoal(kind)
      ? [
          {
            player: player + (goalNotes[kind] ?? ""),
            assist: kind === "ownGoal" ? "" : other,
            minute,
          },
        ]
      : [],
  );

const bookingsOf = (events: readonly LiveEvent[]): string[] =>
  events.flatMap(({ kind, player, minute }) =>
    kind === "yellow" || kind === "red" ? [writeBooking({ player, card: kind, minute })] : [],
  );

const substitutionsOf = (events: readonly LiveEvent[], of: Side): string =>
  events
    .filter(({ kind, side }) => kind === "substitution" && side === of)
    .map(({ player, other, minute }) => writeSubstitution({ on: other, off: player, minute }))
    .join(", ");

/** Returns the players who came on for that side, in order. */
const cameOn = (events: readonly LiveEvent[], of: Side): readonly string[] =>
  events.flatMap(({ kind, side, other }) =>
    kind === "substitution" && side === of && other !== "" ? [other] : [],
  );

/**
 * Converts a live match to the fields of its result.
 * @param lineUps the players who began, by side; empty if not known
 */
export function resultParts(
  match: LiveMatch,
  lineUps: Readonly<Record<Side, readonly string[]>>,
): Pick<
  Result,
  | "scoreA"
  | "scoreB"
  | "goalsA"
  | "goalsB"
  | "bookings"
  | "substitutionsA"
  | "substitutionsB"
  | "playersA"
  | "playersB"
> {
  const events = liveEvents(match);
  const played = (side: Side) =>
    lineUps[side].length === 0 ? [] : [...new Set([...lineUps[side], ...cameOn(events, side)])];
  return {
    scoreA: match.scoreA,
    scoreB: match.scoreB,
    goalsA: goalsOf(events, "A"),
    goalsB: goalsOf(events, "B"),
    bookings: bookingsOf(events),
    substitutionsA: substitutionsOf(events, "A"),
    substitutionsB: substitutionsOf(events, "B"),
    playersA: played("A"),
    playersB: played("B"),
  };
}
