import { useMemo } from "react";
import { sameName } from "@/domain/names";
import { computedRow } from "@/domain/table/computedRow";
import { formOf } from "@/domain/match/form";
import { rankOneSide } from "@/domain/table/oneSide";
import { orderInWords } from "@/domain/table/pack";
import type { Competition, Table } from "@/domain/season/competition";
import { StandingsTable } from "@/ui/standings/StandingsTable";
import { useLeague } from "@/ui/leagueContext";
import styles from "./StandingsPage.module.css";

interface Props {
  readonly competition: Competition;
  readonly side: "home" | "away";
}

const words = { home: "at home", away: "away" } as const;

/**
 * Returns a table of home or away matches only; null if the table is kept by hand. It has no zones, because it does not
 * decide which teams go through.
 */
function tableOf({ group, input, round }: Table, side: Props["side"]): Table | null {
  if (!input) return null;
  const ranked = rankOneSide(input, side);
  const lines = ranked.rows.map((row) => ({
    rank: row.rank,
    tied: row.shared,
    row: computedRow(row, group, ranked.counted),
    zone: null,
    adjusted: 0,
    figures: row.figures,
  }));
  return { group, round, goOn: undefined, lines, ranked, input: null, undecided: false };
}

/** The season's tables counting only home or only away matches, computed by the same rules. */
export default function OneSideTables({ competition, side }: Props) {
  const league = useLeague();
  const tables = useMemo(
    () => competition.tables.flatMap((table) => tableOf(table, side) ?? []),
    [competition, side],
  );
  const forms = useMemo(() => {
    const of = side === "home" ? "teamA" : "teamB";
    const formAt = (team: string) =>
      formOf(
        team,
        competition.form.filter(({ result }) => sameName(result[of], team)),
      );
    const teams = tables.flatMap(({ lines }) => lines.map(({ row }) => row.team));
    return new Map(teams.map((team) => [team, formAt(team)]));
  }, [competition, tables, side]);
  const pack = tables[0]?.ranked?.pack;
  return (
    <>
      <div className={styles.tables}>
        {tables.map((table) => (
          <StandingsTable
            caption={`${table.group ? `Group ${table.group}` : `${league.name} table`}, ${words[side]}`}
            forms={forms}
            key={table.group}
            matches={competition.matches}
            remarks={null}
            sport={league.game}
            table={table}
          />
        ))}
      </div>
      <p className={styles.oneSide}>
        Only matches {words[side]}. Order: {pack && orderInWords(pack)}. Points that the organiser
        gave or took belong to no match and are left out.
      </p>
    </>
  );
}
