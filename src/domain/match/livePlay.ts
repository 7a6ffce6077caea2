import { MINUTE } from "../durations";
import { limits } from "../limits";
import type { LiveMatch } from "./live";
import type { MatchEvent, Side } from "./timeline";

/** A part of a match by the clock, or a break, in minutes of play. */
export interface Stage {
  readonly name: string;
  /** The minute at which the clock begins. */
  readonly from: number;
  /** The minute after which stoppage time is counted; null for a break, in which the clock is stopped. */
  readonly to: number | null;
  /** The words of the button that begins it; without them they are made from its name. */
  readonly button?: string;
  /** Whether the match may end after this part; the main button then ends it. */
  readonly mayEnd?: true;
}

/** The kind of event of a player that a scorer can enter during the match. */
export type LiveKind = MatchEvent["kind"];

/** How a match of a sport is followed by taps beside the pitch. */
export interface LivePlay {
  /** The parts of the match in their order. */
  readonly stages: readonly [Stage, ...Stage[]];
  readonly events: readonly { readonly kind: LiveKind; readonly label: string }[];
}

/** An event of a match, stored as one line of the live document. */
export interface LiveEvent {
  /** An id created by the device that entered the event, so that sending it twice stores it once. */
  readonly id: string;
  /** The minute of play, for example "45+2". */
  readonly minute: string;
  readonly kind: LiveKind;
  /** The side for which the event counts; an own goal counts for the other side than the player's. */
  readonly side: Side;
  readonly player: string;
  /** The player who gave the pass or came on; '' if none. */
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

/** Writes an event as one line that fits in the live document; the second name is cut if there is no room. */
export function eventLine({ id, minute, kind, side, player, other }: LiveEvent): string {
  const head = [id, minute, kind, side, plain(player, limits.name)].join(SEPARATOR) + SEPARATOR;
  return head + plain(other, limits.booking - head.length);
}

/** Reads an event from a line; null if the line is not in this form. */
export function readEventLine(line: string): LiveEvent | null {
  const [id = "", minute = "", kind = "", side = "", player = "", other = ""] =
    line.split(SEPARATOR);
  if (id === "" || player === "" || !isKind(kind) || (side !== "A" && side !== "B")) return null;
  if (!/^\d{1,3}(\+\d{1,2})?$/.test(minute)) return null;
  return { id, minute, kind, side, player, other };
}

/** Returns the events that can be read, in the order in which they were entered. */
export const liveEvents = ({ events }: Pick<LiveMatch, "events">): readonly LiveEvent[] =>
  events.flatMap((line) => readEventLine(line) ?? []);

/** Checks whether an event is a goal for its side. */
export const isGoal = (kind: LiveKind) =>
  kind === "goal" || kind === "penalty" || kind === "ownGoal";

/** Returns the time of play on the clock, in milliseconds. */
export function clockAt({ minute, since }: Pick<LiveMatch, "minute" | "since">, now: number) {
  return minute * MINUTE + (since === null ? 0 : Math.max(0, now - since));
}

/** Returns the minute of play as reports write it: the current minute counts as begun, "45+2" in stoppage time. */
export function minuteAt(
  match: Pick<LiveMatch, "minute" | "since" | "phase">,
  stages: readonly Stage[],
  now: number,
): string {
  const running = Math.floor(clockAt(match, now) / MINUTE) + 1;
  const at = stages.findIndex(({ name }) => name === match.phase);
  // In a break, the last minute of the part before it.
  const stage = stages[at]?.to === null ? stages[at - 1] : stages[at];
  const end = stage?.to ?? null;
  if (end === null || running <= end) return String(running);
  return match.since === null ? String(end) : `${end}+${running - end}`;
}

/** After this much stoppage time, in minutes, the clock was probably not stopped by mistake. */
const FORGOTTEN = 20;

/**
 * Returns the state of a live match in words: the minute while the clock runs, otherwise the part of the match. If the
 * clock was not stopped by mistake, only the part is returned.
 * @param play absent for a sport without a clock
 * @param now epoch milliseconds
 */
export function liveStateOf(match: LiveMatch, play: LivePlay | undefined, now: number): string {
  if (match.since === null) return match.phase;
  const minute = minuteAt(match, play?.stages ?? [], now);
  return Number(minute.split("+")[1] ?? 0) > FORGOTTEN ? match.phase : `${minute}'`;
}

/** Converts live events to the events of a finished match; a substitution becomes two. */
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
