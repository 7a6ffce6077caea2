import { momentOf } from "@/domain/when";
import { gameWeekNumber, groupByGameWeek } from "@/domain/match/grouping";
import { knockOutPlace } from "@/domain/match/knockOut";
import type { ListedMatch } from "@/domain/match/listed";
import { difference } from "@/domain/match/order";

const dateOf = (match: ListedMatch) => momentOf(match) ?? -Infinity;
const weekOf = ({ gameWeek }: ListedMatch) => gameWeekNumber(gameWeek) ?? Infinity;
const placeOf = ({ stage, gameWeek }: ListedMatch) =>
  knockOutPlace(stage) ?? knockOutPlace(gameWeek) ?? Infinity;

/** By date, then by round: the later one first; those without a date last. */
const newestFirst = <M extends ListedMatch>(matches: readonly M[]): M[] =>
  matches.toSorted(
    (a, b) =>
      difference(dateOf(b), dateOf(a)) ||
      difference(placeOf(a), placeOf(b)) ||
      difference(weekOf(b), weekOf(a)),
  );

const isNowhere = ({ gameWeek, stage }: ListedMatch) => gameWeek.trim() === "" && stage === "";

/**
 * Matches as they were played, newest first: by date where every one has it, else by round, because the old site
 * stored no dates with results. Those of which neither day nor round is known come last.
 */
export function latestFirst<M extends ListedMatch>(matches: readonly M[]): M[] {
  if (matches.every((match) => momentOf(match) !== null)) return newestFirst(matches);
  const rounds = groupByGameWeek(
    matches.filter((match) => !isNowhere(match)),
    "newestFirst",
  ).map(({ items }) => newestFirst(items));
  // A match without a round comes before the rounds that its date is later than.
  for (const match of newestFirst(matches.filter(isNowhere))) {
    const before = rounds.findIndex(
      ([first]) => first && momentOf(first) !== null && dateOf(first) <= dateOf(match),
    );
    rounds.splice(before === -1 || momentOf(match) === null ? rounds.length : before, 0, [match]);
  }
  return rounds.flat();
}
