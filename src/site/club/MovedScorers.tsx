import { recordsIn } from "@/data/readState";
import { useListings } from "@/data/useListing";
import { topPlayers } from "@/domain/people/statistics";
import type { RecordOf } from "@/records/record";
import { playersOf } from "@/domain/season/figures";
import { TopList } from "@/ui/statistics/TopList";
import { useLeague } from "@/ui/leagueContext";
import type { ClubBlock } from "./ClubHeader";

interface Props extends ClubBlock {
  readonly players: readonly RecordOf<"players">[];
}

/**
 * The top scorers of a club that players joined or left during the season, including those who left; counts only goals
 * for this club.
 */
export default function MovedScorers({ club, players }: Props) {
  const league = useLeague();
  const [results] = useListings([{ league, kind: "results", whole: true }]);
  const records = recordsIn(results);
  const scorers = playersOf(league, players, records, { club: club.name });
  return (
    <TopList
      title="Top scorers"
      entries={topPlayers(scorers, "goals").map((entry) => ({ ...entry, club: club.name }))}
      empty="No scorer is recorded yet."
      isOfClub
    />
  );
}
