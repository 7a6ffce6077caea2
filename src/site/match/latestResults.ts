import { momentOf } from "@/domain/when";
import { gameWeekNumber, groupByGameWeek } from "@/domain/match/grouping";
import { knockOutPlace } from "@/domain/match/knockOut";
import type { ListedMatch } from "@/domain/match/listed";
import { difference } from "@/domain/match/order";

const dateOf = (match: ListedMatch) => momentOf(match) ?? -Infinity;
const weekOf = ({ gameWeek }: ListedMatch) => gameWeekNumber(gameWeek) ?? Infinity;
const placeOf = ({ stage, gameWeek }: ListedMatch) =>
  knockOutPlace(stage) ?? knockOutPlace(gameWeek) ?? Infinity;

/** Sorts by date, then by round, the latest first; matches without a date are last. */
const newestFirst = <M extends ListedMatch>(matches: readonly M[]): M[] =>
  matches.toSorted(
    (a, b) =>
      difference(dateOf(b), dateOf(a)) ||
      difference(placeOf(a), placeOf(b)) ||
      difference(weekOf(b), weekOf(a)),
  );

const isNowhere = ({ gameWeek, stage }: ListedMatch) => gameWeek.trim() === "" && stage === "";

/**
 * Sorts matches by when they were played, newest first: by date if every match has one, else by round, because the old
 * site stored no dates with results. Matches without date and round come last.
 */
export function latestFirst<M extends ListedMatch>(matches: readonly M[]): M[] {
  if (matches.every((match) => momentOf(match) !== null)) return newestFirst(matches);
  const rounds = groupByGameWeek(
    matches.filter((match) => !isNowhere(match)),
    "newestFirst",
  ).map(({ items }) => newestFirst(items));
  // A match without a round is placed before the first round whose date is not later.
  for (const match of newestFirst(matches.filter(isNowhere))) {
    const before = rounds.findIndex(
      ([first]) => first && momentOf(first) !== null && dateOf(first) <= dateOf(match),
    );
    rounds.splice(before === -1 || momentOf(match) === null ? rounds.length : before, 0, [match]);
  }
  return rounds.flat();
}
