import { ChangeOverWaits } from "../season-mode/ChangeOverWaits";
import { defineAdminKind } from "../kind/kind";
import { clock, dayTitle, grouped, type Paper } from "../kind/paper";
import { updatedColumn } from "../kind/cells";
import type { ListDefinition } from "../kind/column";
import {
  clubFilter,
  dateColumn,
  matchColumn,
  weekColumn,
  weekFilter,
  weekly,
} from "../kind/matchColumns";
import { paste } from "./paste";
import { resultOfFixture } from "./resultOfFixture";
import { titleOfResult, correctedInWords } from "./title";
import { resultFields } from "./fields";
import { UnconfirmedNotice } from "./UnconfirmedNotice";
import { laterPage } from "@/ui/later/later";
import type { League } from "@/domain/league/league";
import { groupByGameWeek, gameWeekLabel } from "@/domain/match/grouping";
import type { RecordOf } from "@/records/record";
import { shapeOf } from "@/records/shape";
import { detailInWords, outcomeOf, scoreText, formatScore } from "@/ui/match/outcome";
import { momentOf, type When } from "@/domain/when";
import { readEnding } from "@/domain/match/ending";
import type { Result } from "@/records/results/schema";
import styles from "../kind/cells.module.css";
import { useLeague } from "@/ui/leagueContext";

/** How the administration lists, edits, pastes and prints results. */
export const results = defineAdminKind<"results">({
  title: titleOfResult,
  saved: "Result saved successfully",
  list: {
    of: listedResults,
    hasPage: true,
    Notes: ChangeOverWaits,
    spot: "no-results",
    after: {
      kind: "fixtures",
      why: "A result is easiest to add from its fixture. Add the fixtures first.",
    },
  },
  form: {
    Form: laterPage(() => import("./ResultForm")),
    fields: resultFields,
    ofFixture: resultOfFixture,
  },
  paste,
  paper: { label: "Print results", page: "results", of: resultsPaper },
  consequences: () => [
    "The match leaves the results page, and its goals and cards no longer count in the statistics.",
    "A table and players’ figures that follow from results change with it; those kept by hand stay.",
  ],
  alwaysShowsImpact: true,
});

/** Returns the scorers of one side as text: "Bello 12, 70; Musa 33". */
function scorersOf(entries: RecordOf<"results">["goalsA"]): string {
  const named = entries.filter(({ player }) => player !== "");
  return grouped(named, ({ player }) => player)
    .map(([player, own]) => {
      const figures = own.flatMap(({ minute }) => minute || []).join(", ");
      return figures === "" ? player : `${player} ${figures}`;
    })
    .join("; ");
}

/** Builds the print of the results, by game week or by day, with the score detail, ending and scorers of each. */
function resultsPaper(league: League, records: readonly RecordOf<"results">[]): Paper {
  const parts = shapeOf(league).gameWeeks
    ? groupByGameWeek(records, "newestFirst").map(({ label, items }) => [label, items] as const)
    : grouped(records, dayTitle);
  return {
    title: "Results",
    parts: parts.map(([title, items]) => ({
      title,
      columns: [
        { label: "Date", width: 13 },
        { label: "Match" },
        { label: "Score", width: 9 },
        { label: "Noted", width: 42 },
      ],
      rows: items.map((result) => {
        const outcome = outcomeOf(result, league);
        const scorers = [scorersOf(result.goalsA), scorersOf(result.goalsB)].filter(Boolean);
        return {
          id: result.id,
          cells: [
            clock(result)?.date ?? "",
            `${result.teamA} v ${result.teamB}`,
            scoreText(outcome),
            [detailInWords(result, league), outcome.ending, scorers.join(" / ")]
              .filter(Boolean)
              .join(" · "),
          ],
        };
      }),
    })),
  };
}

/**
 * How a match ended, shown beside its score; empty for an ordinary ending. A void match, for example, does not count.
 */
function EndingNote({ result }: { readonly result: Result }) {
  const league = useLeague();
  if (readEnding(result.ending).how === "normal") return null;
  const { status, ending } = outcomeOf(result, league);
  return <span className="text-caption text-secondary"> {ending || status}</span>;
}

/** Returns the definition of the list of results: unconfirmed results first, then the newest game week. */
function listedResults(league: League): ListDefinition<"results"> {
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
            {scoreText(formatScore(result, league))}
            <EndingNote result={result} />
            {result.corrected && (
              <span className="text-caption text-secondary">
                {" "}
                {correctedInWords(result, league)}
              </span>
            )}
            {result.unconfirmed && <UnconfirmedNotice result={result} />}
          </span>
        ),
      },
      ...weekly(league, weekColumn<"results">()),
      dateColumn(),
      updatedColumn(),
    ],
    filters: [clubFilter(), ...weekly(league, weekFilter<"results">())],
    searchText: ({ teamA, teamB, gameWeek }) => [teamA, teamB, gameWeekLabel(gameWeek)].join(" "),
    naturalOrder: (records) => {
      const sorted = groupByGameWeek(sortByDateDescending(records), "newestFirst");
      const all = sorted.flatMap(({ items }) => items);
      return [
        ...all.filter(({ unconfirmed }) => unconfirmed),
        ...all.filter(({ unconfirmed }) => !unconfirmed),
      ];
    },
  };
}

function sortByDateDescending<R extends When>(records: readonly R[]): R[] {
  return [...records].sort((a, b) => (momentOf(b) ?? 0) - (momentOf(a) ?? 0));
}
