import { cardEntries, type ShownCard } from "@/domain/match/cardRows";
import { textOfEntries, type Entry } from "@/domain/match/entries";
import type { LiveKind } from "@/domain/match/livePlay";
import { substitutionEntries } from "@/domain/match/substitutionRows";
import type { Side } from "@/domain/match/timeline";
import type { Goal } from "@/records/results/schema";
import {
  asGoals,
  asManOfTheMatch,
  noGoal,
  type FieldValue,
  type FormValues,
} from "../fields/values";

/** What a tap on a player notes: an event of live play, or something that only the form of a result has. */
export type Verb = LiveKind | "assist" | "second" | "best";

/** One note about a player. */
export interface PlayerNote {
  readonly verb: Verb;
  readonly side: Side;
  /** The player's name as the form stores it. */
  readonly player: string;
  /** The field with the note. `at` is the place of the note's row; `before` is the field's value before the tap. */
  readonly field: string;
  readonly at: number;
  readonly before: FieldValue;
}

const marks: Partial<Record<Verb, string>> = { penalty: " (pen)", ownGoal: " (og)" };

const isOwnGoal = ({ player }: Goal) => /\(og\)\s*$/i.test(player);
const isPenalty = ({ player }: Goal) => /\(pen\)\s*$/i.test(player);

/** Returns a scorer's name without "(pen)" or "(og)". */
export const withoutGoalMark = (name: string): string => name.replace(/\s*\((?:pen|og)\)\s*$/i, "");

const asText = (value: FieldValue | undefined) => (typeof value === "string" ? value : "");
const cards: Partial<Record<Verb, ShownCard>> = { yellow: "yellow", second: "second", red: "red" };

/** Returns the field in which a tap is noted. */
export function fieldOf(verb: Verb, side: Side): string {
  if (verb === "best") return "manOfTheMatch";
  if (cards[verb]) return "bookings";
  if (verb === "substitution") return `substitutions${side}`;
  // An own goal counts for the other team.
  return `goals${verb === "ownGoal" ? (side === "A" ? "B" : "A") : side}`;
}

interface Tap {
  readonly verb: Verb;
  readonly side: Side;
  readonly player: string;
}

interface PlayerNoteValue extends PlayerNote {
  readonly value: FieldValue;
}

/** Returns the index of the last goal without an assist that is not an own goal; -1 if there is none. */
const unassisted = (goals: readonly Goal[]) =>
  goals.findLastIndex((goal) => goal.assist === "" && !isOwnGoal(goal));

/**
 * Returns the note that a tap makes, with the field's new value; null if nothing can be noted, for example an assist
 * without a goal.
 * @param last The note before. If it is a player who went off, the tap notes the player who came on.
 * @param counts Whether a scorer's figure is the number of points scored, so that each player has one row.
 */
export function noteOfTap(
  values: FormValues,
  { verb, side, player }: Tap,
  last: PlayerNote | null,
  counts: boolean,
): PlayerNoteValue | null {
  const field = fieldOf(verb, side);
  const before = values[field] ?? "";
  const noted = { verb, side, player, field, before };
  const card = cards[verb];
  if (card) {
    const entries = cardEntries.read(asText(before));
    const text = cardEntries.write({ player, card, minute: "" });
    const value = textOfEntries([...entries, { text, row: null }]);
    return { ...noted, at: entries.length, value };
  }
  if (verb === "best") return { ...noted, at: 0, value: { ...asManOfTheMatch(before), player } };
  if (verb === "substitution") {
    const entries = substitutionEntries.read(asText(before));
    const row =
      last && awaitsPlayerComingOn(values, last) && last.side === side
        ? rowAt(entries, last)
        : null;
    const at = row && last ? last.at : entries.length;
    const next = row ? { ...row, on: player } : { on: "", off: player, minute: "" };
    return { ...noted, at, value: textOfEntries(withRow(entries, at, next)) };
  }
  const goals = asGoals(before).filter((goal) => goal.player + goal.assist + goal.minute !== "");
  if (verb === "assist") {
    const at = unassisted(goals);
    if (at === -1) return null;
    return { ...noted, at, value: changedAt(goals, at, { assist: player }) };
  }
  const known = counts ? goals.findIndex((goal) => goal.player === player) : -1;
  if (known !== -1) return { ...noted, at: known, value: goals };
  const goal = { ...noGoal, player: player + (marks[verb] ?? "") };
  return { ...noted, at: goals.length, value: [...goals, goal] };
}

const goalRows = (value: FieldValue | undefined) =>
  asGoals(value).filter(({ player, assist, minute }) => player + assist + minute !== "").length;

/**
 * Returns the scores that change with a field of goals. A score that is empty or equals the number of goals follows the
 * new number of goals; any other typed score stays.
 */
export function followingScores(
  values: FormValues,
  field: string,
  value: FieldValue,
): readonly (readonly [field: "scoreA" | "scoreB", score: string])[] {
  if (!field.startsWith("goals")) return [];
  return (["A", "B"] as const).flatMap((side) => {
    const goals = values[`goals${side}`];
    const score = asText(values[`score${side}`]).trim();
    const next = String(goalRows(field === `goals${side}` ? value : goals));
    const follows = score === "" || score === String(goalRows(goals));
    return follows && score !== next ? [[`score${side}` as const, next] as const] : [];
  });
}

/** Whether the last note is a player who went off, and the player who came on is not noted yet. */
export const awaitsPlayerComingOn = (values: FormValues, last: PlayerNote): boolean =>
  last.verb === "substitution" &&
  rowAt(substitutionEntries.read(asText(values[last.field])), last)?.on === "";

const rowAt = <R>(entries: readonly Entry<R>[], { at }: PlayerNote): R | null =>
  entries[at]?.row ?? null;

const withRow = (
  entries: ReturnType<typeof substitutionEntries.read>,
  at: number,
  row: Parameters<typeof substitutionEntries.write>[0],
) => [
  ...entries.slice(0, at),
  { text: substitutionEntries.write(row), row },
  ...entries.slice(at + 1),
];

const changedAt = (goals: readonly Goal[], at: number, changed: Partial<Goal>): readonly Goal[] =>
  goals.map((goal, row) => (row === at ? { ...goal, ...changed } : goal));

/** Returns the minute or the points of a note. */
export function figureOf(values: FormValues, noted: PlayerNote): string {
  const { field, at } = noted;
  const text = asText(values[field]);
  if (field === "bookings") return rowAt(cardEntries.read(text), noted)?.minute ?? "";
  if (noted.verb === "substitution")
    return rowAt(substitutionEntries.read(text), noted)?.minute ?? "";
  return asGoals(values[field])[at]?.minute ?? "";
}

/** Returns the field's value with a new minute or new points of a note. */
export function withFigure(values: FormValues, noted: PlayerNote, typed: string): FieldValue {
  const { field, at } = noted;
  const value = values[field] ?? "";
  if (noted.verb === "best") return value;
  if (asGoals(value).length > 0) return changedAt(asGoals(value), at, { minute: typed });
  const minute = typed.replace(/[^\d+]/g, "");
  if (field === "bookings") {
    const entries = cardEntries.read(asText(value));
    const row = rowAt(entries, noted);
    const text = row && cardEntries.write({ ...row, minute });
    return textOfEntries(
      entries.map((entry, place) => (place === at && text ? { ...entry, text } : entry)),
    );
  }
  const entries = substitutionEntries.read(asText(value));
  const row = rowAt(entries, noted);
  return row ? textOfEntries(withRow(entries, at, { ...row, minute })) : value;
}

/** Counts the notes about a player, by verb. @param isPlayer Whether a name is the player's. */
export function tally(
  values: FormValues,
  side: Side,
  isPlayer: (name: string) => boolean,
): ReadonlyMap<Verb, number> {
  const found: Verb[] = [];
  const isScorer = ({ player }: Goal) => isPlayer(withoutGoalMark(player));
  for (const goal of asGoals(values[fieldOf("goal", side)])) {
    if (isScorer(goal) && !isOwnGoal(goal)) found.push(isPenalty(goal) ? "penalty" : "goal");
    if (isPlayer(goal.assist)) found.push("assist");
  }
  for (const goal of asGoals(values[fieldOf("ownGoal", side)]))
    if (isScorer(goal) && isOwnGoal(goal)) found.push("ownGoal");
  for (const { row } of cardEntries.read(asText(values["bookings"])))
    if (row && isPlayer(row.player)) found.push(row.card);
  for (const { row } of substitutionEntries.read(asText(values[`substitutions${side}`])))
    if (row && (isPlayer(row.on) || isPlayer(row.off))) found.push("substitution");
  if (isPlayer(asManOfTheMatch(values["manOfTheMatch"]).player)) found.push("best");
  const counts = new Map<Verb, number>();
  for (const verb of found) counts.set(verb, (counts.get(verb) ?? 0) + 1);
  return counts;
}
