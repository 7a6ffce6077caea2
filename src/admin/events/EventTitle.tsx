import { recordsIn } from "@/data/readState";
import type { RecordOf } from "@/records/record";
import { useLive } from "../live/useLive";
import { titleOfEvent } from "./title";
import { useLeague } from "@/ui/where";

interface Props {
  readonly record: RecordOf<"events">;
}

/** What an event is called above its form, by its meet's name: "Opening meet, 100 metres". */
export function EventTitle({ record }: Props) {
  const league = useLeague();
  const meets = useLive(league, "meets");
  // Until the meets are read nobody knows its name, and the id says nothing to a person.
  if (meets.status === "loading") return league.name;
  return titleOfEvent(record, recordsIn(meets));
}
