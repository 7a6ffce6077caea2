import { valueOf } from "@/data/readState";
import { useCompetition } from "@/site/season/useCompetition";
import { ordinal } from "@/domain/ordinal";
import { sameName } from "@/domain/names";
import { knockOutChampion } from "@/domain/season/seasons";
import { useLeague } from "@/ui/leagueContext";

interface Props {
  /** The club's name. */
  readonly name: string;
}

/** A club's place in its table, and whether it won the last knock-out, in words; empty if neither is known. */
export default function ClubPlace({ name }: Props) {
  const league = useLeague();
  const read = valueOf(useCompetition(league));
  const table = read?.competition.tables.find(({ lines }) =>
    lines.some(({ row }) => sameName(row.team, name)),
  );
  const line = table?.lines.find(({ row }) => sameName(row.team, name));
  const holder = read && knockOutChampion(league, read.records.seasons);
  const cup =
    holder && sameName(holder.champion, name) ? `champions, ${holder.season.label}` : null;
  const rank = line?.rank
    ? `${line.tied ? "joint " : ""}${ordinal(line.rank)} ${table?.group ? `in Group ${table.group}` : "in the table"}`
    : null;
  return [rank, cup].filter((part) => part !== null).join(" · ");
}
