import { useCompetition } from "@/data/useCompetition";
import { sameName } from "@/domain/names";
import type { Table } from "@/domain/season/competition";
import { useProspects } from "@/ui/standings/useProspects";
import { Verdict } from "@/ui/standings/Verdict";
import { useLeague } from "@/ui/where";
import ClubPlace from "../club/ClubPlace";

interface ClubOutlookProps {
  /** The club's. */
  readonly name: string;
}

/** A club's place in its table and what it needs to go through, as far as that is certain. */
export default function ClubOutlook({ name }: ClubOutlookProps) {
  const league = useLeague();
  const { competition } = useCompetition(league);
  const table = competition?.tables.find(({ lines }) =>
    lines.some(({ row }) => sameName(row.team, name)),
  );
  if (!competition || !table) return null;
  return (
    <>
      {" "}
      · <ClubPlace name={name} /> <Certain name={name} table={table} />
    </>
  );
}

/** "needs 3 points from 2 matches"; "A win is enough" stays. */
const needed = (words: string) => (/^\d/.test(words) ? `needs ${words}` : words);

interface CertainProps extends Pick<ClubOutlookProps, "name"> {
  readonly table: Table;
}

function Certain({ name, table }: CertainProps) {
  const prospects = useProspects(table, table.goOn);
  const team = table.lines.find(({ row }) => sameName(row.team, name))?.row.team ?? name;
  const prospect = prospects?.get(team);
  switch (prospect?.verdict) {
    case "clinched":
      return <Verdict of="through" />;
    case "eliminated":
      return <Verdict of="out" />;
    case "open":
      return prospect.needs ? `· ${needed(prospect.needs)}` : null;
    case undefined:
      return null;
  }
}
