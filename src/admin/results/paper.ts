import type { League } from "@/domain/league/league";
import { groupByGameWeek } from "@/domain/match/grouping";
import type { RecordOf } from "@/records/record";
import { shapeOf } from "@/records/shape";
import { detailInWords, outcomeOf, scoreText } from "@/ui/match/outcome";
import { clock, dayTitle, grouped, type Paper } from "../kind/paper";

/** Who scored for one side, "Bello 12, 70; Musa 33". */
function scorersOf(entries: RecordOf<"results">["goalsA"]): string {
  const named = entries.filter(({ player }) => player !== "");
  return grouped(named, ({ player }) => player)
    .map(([player, own]) => {
      const figures = own.flatMap(({ minute }) => minute || []).join(", ");
      return figures === "" ? player : `${player} ${figures}`;
    })
    .join("; ");
}

/** Results by game week, or by day, with what was noted of each. */
export function resultsPaper(league: League, results: readonly RecordOf<"results">[]): Paper {
  const parts = shapeOf(league).gameWeeks
    ? groupByGameWeek(results, "newestFirst").map(({ label, items }) => [label, items] as const)
    : grouped(results, dayTitle);
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
