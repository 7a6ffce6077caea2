import { useCompetition } from "@/data/useCompetition";
import { sameName } from "@/domain/names";
import type { League } from "@/leagues/league";

const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };

function ordinal(rank: number): string {
  const ordinals = new Intl.PluralRules("en", { type: "ordinal" });
  return `${rank}${endings[ordinals.select(rank)] ?? "th"}`;
}

interface Props {
  readonly league: League;
  /** The club's. */
  readonly name: string;
}

/** A club's place in its table, in words; nothing before there is one. */
export default function ClubPlace({ league, name }: Props) {
  const { competition } = useCompetition(league);
  const table = competition?.tables.find(({ lines }) =>
    lines.some(({ row }) => sameName(row.team, name)),
  );
  const place = table?.lines.find(({ row }) => sameName(row.team, name))?.rank;
  if (!place) return null;
  return `${ordinal(place)} ${table?.group ? `in group ${table.group}` : "in the table"}`;
}
