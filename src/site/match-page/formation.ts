import { foldName } from "@/domain/names";
import { shortNames } from "@/domain/shortNames";
import type { PlayerRecord } from "@/records/record";
import type { MatchEvent } from "@/domain/match/timeline";

/** A player of a line-up with the squad's record, which has the position. */
export interface PlacedPlayer {
  readonly name: string;
  readonly player: PlayerRecord;
}

/** A line-up arranged on the ground. */
export interface Formation {
  /** The lines from the team's own end to the opponent's; positions without a player are left out. */
  readonly lines: readonly (readonly PlacedPlayer[])[];
  /** "4-3-3": the number of players in each line, without the goalkeeper's. */
  readonly words: string;
}

/**
 * Arranges a line-up by the positions in the squad; null if a player has no position that the sport knows, because any
 * place on the ground would be invented.
 * @param positions the sport's positions, from the team's own end to the opponent's
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

/**
 * Splits a name: the ground has room only for the last word, and for the first letters of the name if two players share
 * the last word.
 */
export function shortName(
  name: string,
  lineUp: readonly string[],
): { readonly before: string; readonly initial: string; readonly last: string } {
  const wordsOf = (one: string) => one.trim().split(/\s+/);
  const words = wordsOf(name);
  const last = words.at(-1) ?? name;
  const twins = lineUp.filter((one) => foldName(wordsOf(one).at(-1) ?? "") === foldName(last));
  const short = twins.length > 1 ? (shortNames(twins).get(name) ?? last) : last;
  return { before: words.slice(0, -1).join(" "), initial: short.slice(0, -last.length), last };
}

/** The events of one player in the match. */
export interface Marks {
  readonly goals: number;
  readonly card: "yellow" | "red" | null;
  readonly wentOff: boolean;
}

/** Returns the events of one player in the starting line-up; own goals do not count as goals. */
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
