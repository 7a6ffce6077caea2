import { recordsRead } from "@/data/readState";
import { useMemo } from "react";
import { kilobytes, MAX_PUBLISHED_BYTES, roomAdvice } from "@/data/documentSize";
import { partName } from "@/data/publication";
import type { EntityKind, RecordOf } from "@/records/record";
import { viewPath } from "@/leagues/adminPaths";
import { useLeague } from "@/ui/where";
import { useLive } from "../live/useLive";
import { nearlyFull } from "./fullness";
import { Note } from "./Note";

/** Says while there is room left that a season's records will soon not fit into what visitors read, and what makes room. */
export function NearlyFull() {
  const league = useLeague();
  const fixtures = useRecordsRead("fixtures");
  const results = useRecordsRead("results");
  const standings = useRecordsRead("standings");
  const players = useRecordsRead("players");
  const meets = useRecordsRead("meets");
  const events = useRecordsRead("events");
  const full = useMemo(
    () => nearlyFull(league, { fixtures, results, standings, players, meets, events }),
    [league, fixtures, results, standings, players, meets, events],
  );
  return full.map(({ kind, bytes }) => (
    <Note action="Site copies" isDue key={kind} to={viewPath(league, "publication")}>
      {partName(kind)} take about {kilobytes(bytes)} of the {kilobytes(MAX_PUBLISHED_BYTES)} that
      are safe in one published document. {roomAdvice(kind)}
    </Note>
  ));
}

const useRecordsRead = <K extends EntityKind>(kind: K): readonly RecordOf<K>[] | undefined =>
  recordsRead(useLive(useLeague(), kind)) ?? undefined;
