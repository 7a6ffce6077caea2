import { ordinal } from "@/domain/ordinal";
import { sameName } from "@/domain/names";
import { bracketOf, type Tie } from "@/leagues/bracket";
import type { Competition, SeasonRecords, Table } from "@/leagues/competition";
import type { League } from "@/leagues/league";
import { titleOf } from "../kinds/words";
import type { Doubt } from "./doubts";

/** Results of a place in the bracket that other teams have now, or that leave open who goes on. */
function tieDoubts({ slot, state }: Tie, results: SeasonRecords["results"]): Doubt[] {
  const own = results.filter(({ stage }) => stage.split("/")[0]?.trim() === slot.id);
  const sides = [state.a, state.b].map((side) => ("team" in side ? side.team : null));
  const named = sides.flatMap((side) => side ?? []).join(" v ") || "nobody yet";
  const strangers = own.filter(({ teamA, teamB }) =>
    sides.some((side) => side === null || ![teamA, teamB].some((team) => sameName(team, side))),
  );
  const drifted = state.drift ? strangers : [];
  return [
    ...drifted.map((result): Doubt => ({
      key: `bracket ${result.id}`,
      text: `${slot.name} was entered as ${titleOf("results", result)}, but the tables send ${named} there now. It counts for nothing in the bracket.`,
      kind: "results",
      record: result.id,
    })),
    ...(state.unresolved
      ? own.slice(-1).map(({ id }): Doubt => ({
          key: `level ${slot.id}`,
          text: `${slot.name} ended level, and nothing says who goes on.`,
          kind: "results",
          record: id,
        }))
      : []),
  ];
}

/** A place that is shared across the line where it is decided who goes on, once nothing is left to play. */
function sharedLine({ group, lines, ranked }: Table, places: number | undefined): Doubt[] {
  if (places === undefined || !ranked || ranked.provisional || ranked.counted.length === 0) {
    return [];
  }
  const rank = lines[places - 1]?.rank ?? null;
  const next = lines[places];
  if (rank === null || next?.rank !== rank) return [];
  return [
    {
      key: `shared ${group}`,
      text: `${ordinal(rank)} place ${group === "" ? "of the table" : `of Group ${group}`} is shared, so who goes on is not decided. A draw of lots may be needed.`,
      kind: "standings",
      record: null,
    },
  ];
}

/** What is doubtful in the bracket and at the line that leads to it. */
export function competitionDoubts(
  league: League,
  competition: Competition,
  results: SeasonRecords["results"],
): readonly Doubt[] {
  return [
    ...bracketOf(league, competition, results).flatMap((tie) => tieDoubts(tie, results)),
    ...competition.tables.flatMap((table) => sharedLine(table, league.table.qualifiers)),
  ];
}
