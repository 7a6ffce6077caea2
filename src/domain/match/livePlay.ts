import { MINUTE } from "../durations";
import { limits } from "../limits";
import type { LiveMatch } from "./live";
import type { MatchEvent, Side } from "./timeline";

/** A stretch of a match on the clock, in minutes of play. */
export interface Stage {
  readonly name: string;
  /** Where the clock begins. */
  readonly from: number;
  /** After which stoppage time is counted; null for a break, in which the clock is stopped. */
  readonly to: number | null;
  /** The match may be over after it: the button under the thumb ends it then. */
  readonly mayEnd?: true;
}

/** What may be noted of a player as a match is played. */
export type LiveKind = MatchEvent["kind"];

/** How a sport is followed by taps beside the pitch. */
export interface LivePlay {
  /** In the order in which they follow each other. */
  readonly stages: readonly [Stage, ...Stage[]];
  readonly events: readonly { readonly kind: LiveKind; readonly label: string }[];
}

/** Something that happened, as one line of a live document holds it. */
export interface LiveEvent {
  /** Made by the device that noted it, so that sending it twice notes it once. */
  readonly id: string;
  /** "45+2" */
  readonly minute: string;
  readonly kind: LiveKind;
  /** Whom it counts for: an own goal is the other side's. */
  readonly side: Side;
  readonly player: string;
  /** Who gave the pass, or came on; '' for nobody. */
  readonly other: string;
}

const kinds: readonly string[] = [
  "goal",
  "penalty",
  "ownGoal",
  "yellow",
  "red",
  "substitution",
] satisfies readonly LiveKind[];

const isKind = (text: string): text is LiveKind => kinds.includes(text);
const SEPARATOR = "|";
const plain = (name: string, room: number) =>
  name.replaceAll(SEPARATOR, " ").slice(0, Math.max(0, room)).trim();

/** One line, no longer than a live document takes; a second name that has no room is cut. */
export function eventLine({ id, minute, kind, side, player, other }: LiveEvent): string {
  const head = [id, minute, kind, side, plain(player, limits.name)].join(SEPARATOR) + SEPARATOR;
  return head + plain(other, limits.booking - head.length);
}

/** What a line says; null where it was written by something else. */
export function readEventLine(line: string): LiveEvent | null {
  const [id = "", minute = "", kind = "", side = "", player = "", other = ""] =
    line.split(SEPARATOR);
  if (id === "" || player === "" || !isKind(kind) || (side !== "A" && side !== "B")) return null;
  if (!/^\d{1,3}(\+\d{1,2})?$/.test(minute)) return null;
  return { id, minute, kind, side, player, other };
}

/** The events that can be read, in the order of their writing. */
export const liveEvents = ({ events }: Pick<LiveMatch, "events">): readonly LiveEvent[] =>
  events.flatMap((line) => readEventLine(line) ?? []);

/** Whether an event makes a goal for its side. */
export const isGoal = (kind: LiveKind) =>
  kind === "goal" || kind === "penalty" || kind === "ownGoal";

/** Minutes and seconds of play on the clock, in milliseconds. */
export function clockAt({ minute, since }: Pick<LiveMatch, "minute" | "since">, now: number) {
  return minute * MINUTE + (since === null ? 0 : Math.max(0, now - since));
}

/** The minute of play as reports write it: the one that is running, "45+2" beyond its stage's end. */
export function minuteAt(
  match: Pick<LiveMatch, "minute" | "since" | "phase">,
  stages: readonly Stage[],
  now: number,
): string {
  const running = Math.floor(clockAt(match, now) / MINUTE) + 1;
  const at = stages.findIndex(({ name }) => name === match.phase);
  // In a break the last minute of what was played before it.
  const stage = stages[at]?.to === null ? stages[at - 1] : stages[at];
  const end = stage?.to ?? null;
  if (end === null || running <= end) return String(running);
  return match.since === null ? String(end) : `${end}+${running - end}`;
}

/** Minutes beyond the end of a stage after which the clock was forgotten rather than running on. */
const FORGOTTEN = 20;

/**
 * How far a match is: the minute while the clock runs, else what is being played. A clock that nobody stopped gives
 * the stage alone. @param play absent in a sport that no clock follows @param now epoch milliseconds
 */
export function liveStateOf(match: LiveMatch, play: LivePlay | undefined, now: number): string {
  if (match.since === null) return match.phase;
  const minute = minuteAt(match, play?.stages ?? [], now);
  return Number(minute.split("+")[1] ?? 0) > FORGOTTEN ? match.phase : `${minute}'`;
}

/** The same as the events of a match that was played. */
export function asMatchEvents(events: readonly LiveEvent[]): readonly MatchEvent[] {
  return events
    .flatMap(({ side, kind, player, other, minute }): readonly MatchEvent[] => {
      const [full = "0", more = "0"] = minute.split("+");
      const event = {
        side,
        kind,
        player,
        detail: other,
        minute: Number(full) + Number(more) / 100,
        minuteText: minute,
      };
      if (kind !== "substitution") return [event];
      const off = { ...event, detail: "OUT" };
      return other === "" ? [off] : [off, { ...event, player: other, detail: "IN" }];
    })
    .toSorted((a, b) => (a.minute ?? 0) - (b.minute ?? 0));
}
