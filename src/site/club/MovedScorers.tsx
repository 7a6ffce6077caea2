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

/** Who scores, and scored, for a club that players came to or left: each with the goals for this club alone. */
export default function MovedScorers({ club, players }: Props) {
  const league = useLeague();
  const [results] = useListings([{ league, kind: "results", whole: true }]);
  const records = recordsIn(results);
  const scorers = playersOf(league, players, records, { club: club.name });
  return (
    <TopList
      title="Top scorers"
      entries={topPlayers(scorers, "goals").map((entry) => ({ ...entry, club: club.name }))}
      empty="Nobody has scored yet."
    />
  );
}
