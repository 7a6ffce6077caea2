import {
  gameWeekKey,
  gameWeekLabel,
  gameWeekNumber,
  groupByGameWeek,
  sortFixtures,
} from "@/domain/match/grouping";
import { readEnding } from "@/domain/match/ending";
import { foldName, slugOf } from "@/domain/names";
import type { Result } from "@/records/results/schema";
import type { League } from "@/domain/league/league";
import { asPlayed, outcomeOf, scoreText } from "@/ui/match/outcome";
import { shapeOf } from "@/records/shape";
import { KickOffCell, TeamPair, updatedColumn } from "./cells";
import { Unconfirmed } from "../results/Unconfirmed";
import styles from "./cells.module.css";
import type { Column, Filter, Listed } from "./column";
import { correctedInWords } from "./words";

type MatchKind = "fixtures" | "results";

const matchColumn = <K extends MatchKind>(): Column<K> => ({
  id: "match",
  label: "Match",
  order: (match) => foldName(match.teamA),
  cell: (match, context) => <TeamPair context={context} match={match} />,
});

const dateColumn = <K extends MatchKind>(): Column<K> => ({
  id: "date",
  label: "Date and time",
  onCard: "plain",
  order: (match) => match.date,
  cell: (match) => <KickOffCell date={match.date} />,
});

const weekColumn = <K extends MatchKind>(): Column<K> => ({
  id: "week",
  label: "Game week",
  onCard: "plain",
  order: (match) => gameWeekNumber(match.gameWeek) ?? match.gameWeek,
  cell: (match) => gameWeekLabel(match.gameWeek),
});

const clubFilter = <K extends MatchKind>(): Filter<K> => ({
  id: "club",
  label: "Club",
  everything: "All clubs",
  choices: (match) =>
    [match.teamA, match.teamB].map((name) => ({ key: slugOf(name), label: name })),
});

const weekFilter = <K extends MatchKind>(): Filter<K> => ({
  id: "week",
  label: "Game week",
  everything: "All game weeks",
  choices: (match) => [{ key: gameWeekKey(match.gameWeek), label: gameWeekLabel(match.gameWeek) }],
});

/** Whatever depends on game weeks, where the league has them. */
const weekly = <T,>(league: League, part: T): T[] => (shapeOf(league).gameWeeks ? [part] : []);

/** How a league's fixtures are listed. */
export function listedFixtures(league: League): Listed<"fixtures"> {
  return {
    columns: [
      matchColumn(),
      dateColumn(),
      ...weekly(league, weekColumn<"fixtures">()),
      {
        id: "stadium",
        label: "Stadium",
        onCard: "plain",
        order: (fixture) => foldName(fixture.stadium),
        cell: (fixture) => fixture.stadium,
      },
      {
        id: "status",
        label: "Status",
        order: (fixture) => foldName(fixture.status),
        cell: (fixture) => fixture.status,
      },
      updatedColumn(),
    ],
    filters: [clubFilter(), ...weekly(league, weekFilter<"fixtures">())],
    searchText: ({ teamA, teamB, stadium, status, gameWeek }) =>
      [teamA, teamB, stadium, status, gameWeekLabel(gameWeek)].join(" "),
    dateOf: ({ date }) => date,
    naturalOrder: sortFixtures,
  };
}

/** How a match ended, beside its score, where that was not the ordinary way: a void one counts for nothing. */
function Ended({ league, result }: { readonly league: League; readonly result: Result }) {
  if (readEnding(result.ending).how === "normal") return null;
  const { status, ending } = outcomeOf(result, league);
  return <span className={styles.corrected}> {ending || status}</span>;
}

/** How a league's results are listed: newest game week first. */
export function listedResults(league: League): Listed<"results"> {
  return {
    columns: [
      matchColumn(),
      {
        id: "score",
        label: "Score",
        onCard: "plain",
        order: ({ scoreA, scoreB }) =>
          scoreA === null || scoreB === null ? null : scoreA + scoreB,
        cell: (result) => (
          <span className={styles.score}>
            {scoreText(asPlayed(result, league))}
            <Ended league={league} result={result} />
            {result.corrected && (
              <span className={styles.corrected}> {correctedInWords(result, league)}</span>
            )}
            {result.unconfirmed && <Unconfirmed league={league} result={result} />}
          </span>
        ),
      },
      ...weekly(league, weekColumn<"results">()),
      dateColumn(),
      updatedColumn(),
    ],
    filters: [clubFilter(), ...weekly(league, weekFilter<"results">())],
    searchText: ({ teamA, teamB, gameWeek }) => [teamA, teamB, gameWeekLabel(gameWeek)].join(" "),
    naturalOrder: (results) =>
      groupByGameWeek(sortByDateDescending(results), "newestFirst").flatMap(({ items }) => items),
  };
}

function sortByDateDescending<R extends { readonly date: number | null }>(
  results: readonly R[],
): R[] {
  return [...results].sort((a, b) => (b.date ?? 0) - (a.date ?? 0));
}
