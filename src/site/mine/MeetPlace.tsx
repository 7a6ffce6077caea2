import { sameName } from "@/domain/names";
import { ordinal } from "@/domain/ordinal";
import type { MeetSeason } from "@/leagues/meets";

interface MeetPlaceProps {
  readonly season: MeetSeason;
  /** The team's. */
  readonly name: string;
}

/** A team's place in the table of a season of meets; nothing before the first event. */
export function MeetPlace({ season, name }: MeetPlaceProps) {
  const own = season.table.find((row) => sameName(row.name, name));
  if (!own || season.meets.every(({ done }) => done === 0)) return null;
  return <> · {ordinal(own.rank)} in the table</>;
}
