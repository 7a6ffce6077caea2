import { filedMatches, pairDoubts, type KnownMatch } from "@/domain/match/matchDoubts";
import { useLeague } from "@/ui/where";
import { useFormat } from "../live/useFormat";
import { useRecords } from "../live/useLive";

/**
 * What is doubtful of the pair of a match at another time: it is on file there the other way round, or has met often enough;
 * '' where nothing is.
 * @param id of the match on file, whose own records do not count
 */
export function usePairDoubt(id: string): (moved: KnownMatch) => string {
  const league = useLeague();
  const [fixtures, results] = [useRecords(league, "fixtures"), useRecords(league, "results")];
  const format = useFormat(league);
  return (match) => {
    const among = filedMatches(fixtures, results).filter((one) => one.id !== id);
    return pairDoubts([{ id, match }], among, { format }).get(id) ?? "";
  };
}
