import { momentOf, type When } from "@/domain/when";
import { readEnding } from "@/domain/match/ending";
import { gameWeekLabel, groupByGameWeek } from "@/domain/match/grouping";
import type { League } from "@/domain/league/league";
import type { Result } from "@/records/results/schema";
import { asPlayed, outcomeOf, scoreText } from "@/ui/match/outcome";
import { updatedColumn } from "../kind/cells";
import styles from "../kind/cells.module.css";
import type { Listed } from "../kind/column";
import {
  clubFilter,
  dateColumn,
  matchColumn,
  weekColumn,
  weekFilter,
  weekly,
} from "../kind/matchColumns";
import { correctedInWords } from "./title";
import { Unconfirmed } from "./Unconfirmed";
import { useLeague } from "@/ui/where";

/** How a match ended, beside its score, where that was not the ordinary way: a void one counts for nothing. */
function Ended({ result }: { readonly result: Result }) {
  const league = useLeague();
  if (readEnding(result.ending).how === "normal") return null;
  const { status, ending } = outcomeOf(result, league);
  return <span className={styles.corrected}> {ending || status}</span>;
}

/** How a league's results are listed: those that wait to be confirmed, then the newest game week. */
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
            <Ended result={result} />
            {result.corrected && (
              <span className={styles.corrected}> {correctedInWords(result, league)}</span>
            )}
            {result.unconfirmed && <Unconfirmed result={result} />}
          </span>
        ),
      },
      ...weekly(league, weekColumn<"results">()),
      dateColumn(),
      updatedColumn(),
    ],
    filters: [clubFilter(), ...weekly(league, weekFilter<"results">())],
    searchText: ({ teamA, teamB, gameWeek }) => [teamA, teamB, gameWeekLabel(gameWeek)].join(" "),
    naturalOrder: (results) => {
      const sorted = groupByGameWeek(sortByDateDescending(results), "newestFirst");
      const all = sorted.flatMap(({ items }) => items);
      return [
        ...all.filter(({ unconfirmed }) => unconfirmed),
        ...all.filter(({ unconfirmed }) => !unconfirmed),
      ];
    },
  };
}

function sortByDateDescending<R extends When>(results: readonly R[]): R[] {
  return [...results].sort((a, b) => (momentOf(b) ?? 0) - (momentOf(a) ?? 0));
}
