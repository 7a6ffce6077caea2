import { foldName } from "@/domain/names";
import type { RecordOf } from "@/domain/records/record";
import type { Bookkeeping } from "@/domain/records/season";
import type { Standing, StandingColumn } from "@/domain/records/standing";
import { competitionOf, type SeasonRecords } from "@/leagues/competition";
import { playersByResults } from "@/leagues/figures";
import type { League } from "@/leagues/league";

/** What of a season is computed or kept by hand. */
export type Books = "table" | "players";

/** A figure that stands otherwise in the records than the results make it. */
export interface Difference {
  /** The team or player. */
  readonly who: string;
  /** The figure, in the words of the sport. */
  readonly what: string;
  /** As it is stored; null where no record holds it. */
  readonly kept: string | number | null;
  /** As the results make it; null where they know nothing of that team. */
  readonly computed: string | number | null;
}

/** The rows of the season's table as results make them, whatever the season says. */
export function computedRows(league: League, records: SeasonRecords): readonly Standing[] {
  const as: Bookkeeping = "computed";
  return competitionOf(league, records, undefined, as).tables.flatMap(({ lines }) =>
    lines.map(({ row }) => row),
  );
}

const isNothing = (figure: string | number) => figure === 0 || figure === "";

/** Every figure of the table that is stored otherwise than the results make it. */
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
      who,
      what: label,
      kept: kept?.[key] ?? null,
      computed: computed?.[key] ?? null,
    }));
  });
}

/** Every figure of a player that is stored otherwise than the results make it. */
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
        who: player.name,
        what: label,
        kept: player[key],
        computed: made[key],
      }));
  });
}
