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
  /** Identifies it, also after the records were read again. */
  readonly key: string;
  /** The id of the record that holds it; null where no record does. */
  readonly record: string | null;
  /** The record's field. */
  readonly field: string;
  /** The team or player. */
  readonly who: string;
  /** The club whose results make the figure. */
  readonly club: string;
  /** The figure, in the words of the sport. */
  readonly what: string;
  /** The stored value; null where no record has it. */
  readonly kept: string | number | null;
  /** As the results make it; null where they know nothing of that team. */
  readonly computed: string | number | null;
  /** The organiser's word that keeps it beside the results; null where none can. */
  readonly adjustment: Adjustment | null;
}

/** The points to add or take off, so that a row keeps the points it has. */
export interface Adjustment {
  /** The id of the row. */
  readonly row: string;
  readonly points: number;
  /** What the organiser has given or taken so far would be taken back: nothing is left of it. */
  readonly takesBack: boolean;
}

/** The rows of the season's table computed from results, also where it is kept by hand. */
export function computedRows(league: League, records: SeasonRecords): readonly Standing[] {
  const as: SeasonMode = "computed";
  return competitionOf(league, records, undefined, as).tables.flatMap(({ lines }) =>
    lines.map(({ row }) => row),
  );
}

const isNothing = (figure: string | number) => figure === 0 || figure === "";

/** Points that the organiser gives or takes: "+3 points". */
export function pointsInWords(points: number): string {
  const count = Math.abs(points);
  return `${points < 0 ? "−" : "+"}${count} ${count === 1 ? "point" : "points"}`;
}

function adjustmentOf(
  kept: RecordOf<"standings"> | undefined,
  computed: Standing | undefined,
): Adjustment | null {
  if (!kept || !computed) return null;
  // The computed points have what the organiser gave or took so far in them.
  const points = kept.points - computed.points;
  const takesBack = kept.adjust.length > 0 && adjustedBy(kept) + points === 0;
  const hasRoom = takesBack || kept.adjust.length < limits.adjustments;
  return hasRoom && Number.isInteger(points) && Math.abs(points) <= limits.adjustment
    ? { row: kept.id, points, takesBack }
    : null;
}

/** Every figure of the table that is stored with another value than the results give. */
export function tableDifferences(league: League, records: SeasonRecords): readonly Difference[] {
  const { columns } = league.game.table;
  const stored = new Map(records.standings.map((row) => [foldName(row.team), row]));
  const made = new Map(computedRows(league, records).map((row) => [foldName(row.team), row]));
  const teams = new Set([...stored.keys(), ...made.keys()]);
  return [...teams].flatMap((team) => {
    const [kept, computed] = [stored.get(team), made.get(team)];
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

/** Every figure of a player that is stored with another value than the results give. */
export function playerDifferences(
  league: League,
  players: readonly RecordOf<"players">[],
  results: readonly RecordOf<"results">[],
): readonly Difference[] {
  const { statistics } = league.game;
  const computed = playersByResults(league, players, results);
  return players.flatMap((player, at) => {
    const made = computed[at];
    if (!made) return [];
    return statistics
      .filter(({ key }) => player[key] !== made[key])
      .map(({ key, label }) => ({
        key: `${player.id} ${key}`,
        record: player.id,
        field: key,
        who: player.name,
        club: player.club,
        what: label,
        kept: player[key],
        computed: made[key],
        adjustment: null,
      }));
  });
}
