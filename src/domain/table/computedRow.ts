import { averageOf } from "./figures";
import { noOrganiserDecision } from "./noWord";
import type { Standing } from "@/records/standings/schema";
import type { Exact } from "./exact";
import type { Outcome, Team } from "./outcome";
import type { Row } from "./rank";

/** Returns the latest series of equal results, for example "W3"; '' before the first match. */
function streakOf(team: Team, counted: readonly Outcome[]): string {
  const letters = counted
    .filter(({ a, b }) => a === team || b === team)
    .toSorted((one, other) => one.order - other.order)
    .map(({ a, winner, lostBy }) => {
      if (winner === null) return lostBy === "play" ? "D" : "L";
      return (winner === "A") === (a === team) ? "W" : "L";
    })
    .reverse();
  const [last] = letters;
  if (!last) return "";
  const before = letters.findIndex((letter) => letter !== last);
  return `${last}${before === -1 ? letters.length : before}`;
}

/** Rounds a number or fraction to one decimal; the order of the table does not use it. */
function rounded(figure: Exact): number {
  const value = typeof figure === "number" ? figure : figure[0] / figure[1];
  return Math.round(10 * value) / 10;
}

/** Returns a ranked team's row as a table shows it. */
export function computedRow(
  { team, figures }: Row,
  group: string,
  counted: readonly Outcome[],
): Standing {
  const { played, won, drawn, lost, points, score } = figures;
  const [gf, ga] = score;
  return {
    team,
    group,
    played,
    won,
    draw: drawn,
    lost,
    gf,
    ga,
    gd: gf - ga,
    points: rounded(points),
    streak: streakOf(team, counted),
    ppg: rounded(averageOf(figures, "score")),
    ...noOrganiserDecision,
  };
}
