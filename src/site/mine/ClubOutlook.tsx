import { Suspense } from "react";
import { valueOf } from "@/data/readState";
import { useCompetition } from "@/site/season/useCompetition";
import { sameName } from "@/domain/names";
import { laterPart } from "@/ui/later/later";
import { useLeague } from "@/ui/leagueContext";
import ClubPlace from "../club/ClubPlace";

// A phone needs some time to compute what is certain, so this comes after the place.
const Certain = laterPart(() => import("./Certain"));

interface ClubOutlookProps {
  /** The club's name. */
  readonly name: string;
}

/** A club's place in its table, and what it needs to go through if that is certain. */
export default function ClubOutlook({ name }: ClubOutlookProps) {
  const league = useLeague();
  const competition = valueOf(useCompetition(league))?.competition;
  const lines = competition?.tables.flatMap((table) =>
    table.lines.map(({ row: { team } }) => ({ table, team })),
  );
  const line = lines?.find(({ team }) => sameName(team, name));
  if (!line) return null;
  return (
    <>
      {" "}
      · <ClubPlace name={name} />{" "}
      <Suspense fallback={null}>
        <Certain name={line.team} table={line.table} />
      </Suspense>
    </>
  );
}
