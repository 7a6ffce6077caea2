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

/** What a tap on a player notes: what is noted beside the pitch, and what a sheet says besides. */
export type Verb = LiveKind | "assist" | "second" | "best";

/** Something that was noted of a player. */
export interface PlayerNote {
  readonly verb: Verb;
  readonly side: Side;
  /** The written name. */
  readonly player: string;
  /** The field that has it, its place there, and the field's value before. */
  readonly field: string;
  readonly at: number;
  readonly before: FieldValue;
}

const marks: Partial<Record<Verb, string>> = { penalty: " (pen)", ownGoal: " (og)" };

/** A scorer's name without "(pen)" or "(og)". */
export const withoutGoalMark = (name: string): string => name.replace(/\s*\((?:pen|og)\)\s*$/i, "");

const asText = (value: FieldValue | undefined) => (typeof value === "string" ? value : "");
const cards: Partial<Record<Verb, ShownCard>> = { yellow: "yellow", second: "second", red: "red" };

/** Where that is noted. */
export function fieldOf(verb: Verb, side: Side): string {
  if (verb === "best") return "manOfTheMatch";
  if (cards[verb]) return "bookings";
  if (verb === "substitution") return `substitutions${side}`;
  // An own goal is the other side's.
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

/** The last row that the field has room for in a goal without an assist; -1 where there is none. */
const unassisted = (goals: readonly Goal[]) =>
  goals.findLastIndex(({ player, assist }) => assist === "" && !/\(og\)$/i.test(player));

/**
 * What a tap makes of a form's values; null where there is nothing to note, as an assist before a goal.
 * @param last what was noted before it: who went off waits for who came on
 * @param counts whether a scorer's figure counts what one scored, so that a player has one row
 */
export function tapped(
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
      last && waitsForOn(values, last) && last.side === side ? rowAt(entries, last) : null;
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
 * The scores that follow the goals: a score that is empty, or was the number of the goals, is the number of the goals
 * with that field's new value. A score that somebody typed otherwise stays.
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

/** Whether somebody went off and nobody came on yet. */
export const waitsForOn = (values: FormValues, last: PlayerNote): boolean =>
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

/** The minute, or the points, of what was noted. */
export function figureOf(values: FormValues, noted: PlayerNote): string {
  const { field, at } = noted;
  const text = asText(values[field]);
  if (field === "bookings") return rowAt(cardEntries.read(text), noted)?.minute ?? "";
  if (noted.verb === "substitution")
    return rowAt(substitutionEntries.read(text), noted)?.minute ?? "";
  return asGoals(values[field])[at]?.minute ?? "";
}

/** The field's value with that minute, or those points. */
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

/** What the fields say of a player, by verb. @param isPlayer whether a name means the player */
export function tally(
  values: FormValues,
  side: Side,
  isPlayer: (name: string) => boolean,
): ReadonlyMap<Verb, number> {
  const found: Verb[] = [];
  for (const { player, assist } of asGoals(values[`goals${side}`])) {
    if (isPlayer(withoutGoalMark(player)) && !/\(og\)/i.test(player)) found.push("goal");
    if (isPlayer(assist)) found.push("assist");
  }
  for (const { row } of cardEntries.read(asText(values["bookings"])))
    if (row && isPlayer(row.player)) found.push(row.card);
  for (const { row } of substitutionEntries.read(asText(values[`substitutions${side}`])))
    if (row && (isPlayer(row.on) || isPlayer(row.off))) found.push("substitution");
  if (isPlayer(asManOfTheMatch(values["manOfTheMatch"]).player)) found.push("best");
  const counts = new Map<Verb, number>();
  for (const verb of found) counts.set(verb, (counts.get(verb) ?? 0) + 1);
  return counts;
}
