import type { ReactNode } from "react";
import type { Match } from "@/domain/match/match";
import { sameName } from "@/domain/names";
import type { FormMark } from "@/domain/match/form";
import { calledMatch } from "@/domain/season/calledName";
import type { ResolvedClub } from "@/domain/season/clubs";
import type { Table } from "@/domain/season/competition";
import { NeedsList } from "@/ui/standings/NeedsList";
import type { Remark, RowExtras } from "@/ui/standings/StandingsRow";
import { StandingsTable, type Remarks } from "@/ui/standings/StandingsTable";
import { useProspects, type Prospects } from "@/ui/standings/useProspects";
import { Verdict } from "@/ui/standings/Verdict";
import { useClubs, useLeague } from "@/ui/leagueContext";

interface Props {
  readonly matches: readonly Match[];
  readonly forms: ReadonlyMap<string, readonly FormMark[]> | null;
  readonly table: Table;
  /** "Group A"; '' if the league has a single table. */
  readonly title: string;
  /** Returns the extras of a team's row; null until they are loaded. */
  readonly later: ((team: string) => RowExtras) | null;
  readonly hasNext: boolean;
  /** Remarks that replace what is certain; null for none. */
  readonly instead: Remarks | null;
  /** The table without live matches, which says what is certain while the shown one counts them. */
  readonly settled: Table | undefined;
  /** The tables whose zones the legend explains. */
  readonly legend: readonly Table[];
}

/** Returns what is certain for a team, or what it still needs; undefined if neither is known. */
function remarkOf(prospects: Prospects | null, team: string): Remark | undefined {
  const prospect = prospects?.get(team);
  switch (prospect?.verdict) {
    case "clinched":
      return { chip: <Verdict of="through" /> };
    case "eliminated":
      return { chip: <Verdict of="out" /> };
    case "open":
      return { text: prospect.needs ?? "Still open" };
    case undefined:
      return undefined;
  }
}

/** Returns the table's abandoned matches that are not decided yet: "Rovers v Trojans, abandoned". */
function abandonedIn(
  matches: readonly Match[],
  lines: Table["lines"],
  clubs: readonly ResolvedClub[],
): readonly string[] {
  const isOf = (name: string) => lines.some(({ row }) => sameName(row.team, name));
  return matches.flatMap(({ status, stage, schedule, outcome }) => {
    const pair = outcome?.result ?? schedule;
    if (!pair || status !== "abandoned" || stage !== "") return [];
    const { teamA, teamB } = calledMatch(clubs, pair);
    return isOf(pair.teamA) && isOf(pair.teamB) ? `${teamA} v ${teamB}, abandoned` : [];
  });
}

/** One table of the standings page, with what is certain and what teams need once this is computed. */
export function GroupTable({
  matches,
  forms,
  table,
  title,
  later,
  hasNext,
  instead,
  settled = table,
  legend,
}: Props): ReactNode {
  const league = useLeague();
  const clubs = useClubs();
  const { lines } = table;
  const { ranked, input, goOn: places } = settled;
  const prospects = useProspects(instead ? null : settled);
  const claims = places !== undefined && ranked !== null && ranked.counted.length > 0;
  const remarks =
    instead ??
    (claims ? { title: "To go through", of: (team: string) => remarkOf(prospects, team) } : null);
  const open = settled.undecided ? abandonedIn(matches, lines, clubs) : [];
  return (
    <StandingsTable
      sport={league.game}
      table={table}
      matches={matches}
      caption={title || `${league.name} table`}
      captionVisible={title !== ""}
      forms={forms}
      remarks={remarks}
      later={later}
      hasNext={hasNext}
      legend={legend}
    >
      {open.length > 0 && (
        <p>Not decided yet: {open.join("; ")}. Until it is, nothing is certain in this table.</p>
      )}
      {remarks && !instead && !settled.undecided && ranked?.provisional && (
        <NeedsList
          teams={lines.flatMap(({ row, rank }) => (rank === null ? [] : [row.team]))}
          remaining={input?.remaining ?? []}
          missing={input?.missing ?? []}
          matches={matches}
          said={remarks.of}
          later={later}
        />
      )}
    </StandingsTable>
  );
}
