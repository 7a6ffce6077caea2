import { foldName } from "@/domain/names";
import type { PlayerRecord } from "@/records/record";
import type { MatchEvent } from "@/domain/match/timeline";

/** Somebody in a line-up, where the squad says that he or she plays. */
export interface PlacedPlayer {
  readonly name: string;
  readonly player: PlayerRecord;
}

/** A line-up in its places on the ground. */
export interface Formation {
  /** From the own end to the other one; a position that nobody has is left out. */
  readonly lines: readonly (readonly PlacedPlayer[])[];
  /** "4-3-3": how many are in each line before the goalkeeper's. */
  readonly words: string;
}

/**
 * The places of a line-up, by the positions of the squad; null where one of its players has none that the
 * sport knows, because a place on the ground would be made up.
 * @param positions the sport's, from the own end to the other one
 */
export function formationOf(
  lineUp: readonly string[],
  positions: readonly string[],
  find: (name: string) => PlayerRecord | null,
): Formation | null {
  const placed = lineUp.map((name) => ({ name, player: find(name) }));
  const known = placed.flatMap(({ name, player }) => (player ? [{ name, player }] : []));
  const lines = positions.map((position) =>
    known.filter(({ player }) => foldName(player.position) === foldName(position)),
  );
  const count = lines.reduce((sum, line) => sum + line.length, 0);
  if (lineUp.length === 0 || count < lineUp.length) return null;
  const [, ...before] = lines;
  const words = before.flatMap(({ length }) => (length > 0 ? [length] : [])).join("-");
  return { lines: lines.filter(({ length }) => length > 0), words };
}

/** A name in parts: the ground has room for the last one alone, and for an initial where two share it. */
export function shortName(
  name: string,
  lineUp: readonly string[],
): { readonly before: string; readonly initial: string; readonly last: string } {
  const wordsOf = (one: string) => one.trim().split(/\s+/);
  const words = wordsOf(name);
  const last = words.at(-1) ?? name;
  const twins = lineUp.filter((one) => foldName(wordsOf(one).at(-1) ?? "") === foldName(last));
  const initial = twins.length > 1 && words.length > 1 ? `${[...name.trim()][0] ?? ""}. ` : "";
  return { before: words.slice(0, -1).join(" "), initial, last };
}

/** What happened to a player in the match. */
export interface Marks {
  readonly goals: number;
  readonly card: "yellow" | "red" | null;
  readonly wentOff: boolean;
}

/** What the events of a match say of one of a side's starters; an own goal is nobody's goal. */
export function marksOf(
  events: readonly MatchEvent[],
  side: MatchEvent["side"],
  name: string,
): Marks {
  const own = events.filter(
    (event) => event.side === side && foldName(event.player) === foldName(name),
  );
  const has = (kind: MatchEvent["kind"]) => own.some((event) => event.kind === kind);
  return {
    goals: own.filter(({ kind }) => kind === "goal" || kind === "penalty").length,
    card: has("red") ? "red" : has("yellow") ? "yellow" : null,
    wentOff: own.some(({ kind, detail }) => kind === "substitution" && detail === "OUT"),
  };
}
