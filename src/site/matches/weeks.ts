import { MINUTE } from "@/domain/durations";
import { momentOf } from "@/domain/when";
import {
  gameWeekLabel,
  gameWeekNumber,
  groupByGameWeek,
  sortFixtures,
} from "@/domain/match/grouping";
import type { GameWeekGroup } from "@/domain/match/grouping";
import type { ListedMatch } from "@/domain/match/listed";

/** A game week with its matches. */
export type Week = GameWeekGroup<ListedMatch>;

/** A wider gap between two week numbers is taken as a typing mistake, not as weeks without matches. */
const WIDEST_GAP = 10;

/** Returns the game weeks of a season in order, including the empty ones between them. */
export function weeksOf(matches: readonly ListedMatch[]): Week[] {
  const groups = groupByGameWeek(sortFixtures(matches), "ascending");
  return groups.flatMap((group, index) => {
    const number = numberOf(group);
    const before = numberOf(groups[index - 1]);
    if (number === null || before === null || number - before > WIDEST_GAP) return [group];
    const missing = Array.from({ length: number - before - 1 }, (_, gap) => before + 1 + gap);
    return [...missing.map(emptyWeek), group];
  });
}

function numberOf(group: Week | undefined): number | null {
  return group ? gameWeekNumber(group.key) : null;
}

function emptyWeek(number: number): Week {
  return { key: String(number), label: gameWeekLabel(String(number)), items: [] };
}

/**
 * Returns the week to show first: the week of the match that is being played or comes next, else the last week with
 * matches.
 * @param now epoch milliseconds; @param minutes how long such a match takes, breaks included
 */
export function currentWeek(
  weeks: readonly Week[],
  now: number,
  minutes: number,
): Week | undefined {
  const ahead = weeks
    .flatMap((week) => week.items.map((match) => ({ week, date: momentOf(match) })))
    .filter(({ date }) => date !== null && date > now - minutes * MINUTE)
    .sort((a, b) => (a.date ?? 0) - (b.date ?? 0));
  return ahead[0]?.week ?? [...weeks].reverse().find(({ items }) => items.length > 0);
}

/**
 * Returns the week to offer on a week without matches: the next week that has some, else the last one before it; null
 * if no week has matches.
 */
export function nearestWeekWithGames(
  weeks: readonly Week[],
  from: Week,
): { readonly week: Week; readonly later: boolean } | null {
  const at = weeks.indexOf(from);
  const hasGames = ({ items }: Week) => items.length > 0;
  const next = weeks.slice(at + 1).find(hasGames);
  if (next) return { week: next, later: true };
  const last = weeks.slice(0, at).reverse().find(hasGames);
  return last ? { week: last, later: false } : null;
}
