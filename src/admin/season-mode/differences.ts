import { foldName } from "@/domain/names";
import { adjustedBy } from "@/domain/table/adjustments";
import { limits } from "@/domain/limits";
import type { RecordOf } from "@/records/record";
import type { SeasonMode } from "@/records/seasons/schema";
import type { Standing, StandingColumn } from "@/records/standings/schema";
import { competitionOf, type SeasonRecords } from "@/domain/season/competition";
import { playersByResults } from "@/domain/season/figures";
import type { League } from "@/domain/league/league";

/** The two sets of figures that a season computes or keeps by hand. */
export type FigureSet = "table" | "players";

/** A figure that differs between the records and the results. */
export interface Difference {
  /** Identifies the difference, also after the records were loaded again. */
  readonly key: string;
  /** The id of the record with the figure; null if no record has it. */
  readonly record: string | null;
  /** The name of the record's field. */
  readonly field: string;
  /** The team or player. */
  readonly who: string;
  /** The club whose results the figure is computed from. */
  readonly club: string;
  /** The label of the figure in this sport. */
  readonly what: string;
  /** The stored value; null if no record has it. */
  readonly kept: string | number | null;
  /** The value computed from the results; null if the team is in none. */
  readonly computed: string | number | null;
  /** The adjustment with which the computed table would show the stored points; null if none does. */
  readonly adjustment: Adjustment | null;
}

/** The points to add or take off, so that a row keeps the points it has. */
export interface Adjustment {
  /** The id of the row. */
  readonly row: string;
  readonly points: number;
  /** Whether the points cancel all earlier adjustments of the row, so that these are removed instead. */
  readonly takesBack: boolean;
}

/** Computes the rows of the season's table from results, even if the table is kept by hand. */
export function computedRows(league: League, records: SeasonRecords): readonly Standing[] {
  const mode: SeasonMode = "computed";
  return competitionOf(league, records, undefined, mode).tables.flatMap(({ lines }) =>
    lines.map(({ row }) => row),
  );
}

const isNothing = (figure: string | number) => figure === 0 || figure === "";

/** Formats points that the organiser gives or takes: "+3 points". */
export function adjustmentInWords(points: number): string {
  const count = Math.abs(points);
  return `${points < 0 ? "−" : "+"}${count} ${count === 1 ? "point" : "points"}`;
}

function adjustmentOf(
  kept: RecordOf<"standings"> | undefined,
  computed: Standing | undefined,
): Adjustment | null {
  if (!kept || !computed) return null;
  // The computed points already include earlier adjustments.
  const points = kept.points - computed.points;
  const cancelsEarlier = kept.adjust.length > 0 && adjustedBy(kept) + points === 0;
  const hasRoom = cancelsEarlier || kept.adjust.length < limits.adjustments;
  return hasRoom && Number.isInteger(points) && Math.abs(points) <= limits.adjustment
    ? { row: kept.id, points, takesBack: cancelsEarlier }
    : null;
}

/** Returns every figure of the table whose stored value differs from the results. */
export function tableDifferences(league: League, records: SeasonRecords): readonly Difference[] {
  const { columns } = league.game.table;
  const storedByTeam = new Map(records.standings.map((row) => [foldName(row.team), row]));
  const computedByTeam = new Map(
    computedRows(league, records).map((row) => [foldName(row.team), row]),
  );
  const teams = new Set([...storedByTeam.keys(), ...computedByTeam.keys()]);
  return [...teams].flatMap((team) => {
    const [kept, computed] = [storedByTeam.get(team), computedByTeam.get(team)];
    const who = kept?.team ?? computed?.team ?? "";
    const differs = ({ key }: { readonly key: StandingColumn }) =>
      kept && computed ? kept[key] !== computed[key] : !isNothing((kept ?? computed)?.[key] ?? 0);
    return columns.filter(differs).map(({ key, label }): Difference => ({
      key: `${team} ${key}`,
      record: kept?.id ?? null,
      field: key,
      who,
      club: who,
      what: label,
      kept: kept?.[key] ?? null,
      computed: computed?.[key] ?? null,
      adjustment: key === "points" ? adjustmentOf(kept, computed) : null,
    }));
  });
}

/** Returns every figure of a player whose stored value differs from the results. */
export function playerDifferences(
  league: League,
  players: readonly RecordOf<"players">[],
  results: readonly RecordOf<"results">[],
): readonly Difference[] {
  const { statistics } = league.game;
  const computedPlayers = playersByResults(league, players, results);
  return players.flatMap((player, at) => {
    const computed = computedPlayers[at];
    if (!computed) return [];
    return statistics
      .filter(({ key }) => player[key] !== computed[key])
      .map(({ key, label }) => ({
        key: `${player.id} ${key}`,
        record: player.id,
        field: key,
        who: player.name,
        club: player.club,
        what: label,
        kept: player[key],
        computed: computed[key],
        adjustment: null,
      }));
  });
}
