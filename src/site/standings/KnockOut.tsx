import type { RecordOf } from "@/domain/records/record";
import { bracketOf } from "@/leagues/bracket";
import type { ResolvedClub } from "@/leagues/clubs";
import type { Competition } from "@/leagues/competition";
import type { League } from "@/leagues/league";
import { Bracket } from "@/ui/standings/Bracket";

interface Props {
  readonly league: League;
  readonly competition: Competition;
  readonly results: readonly RecordOf<"results">[];
  readonly clubs: readonly ResolvedClub[];
}

/** The knock-out that the tables lead to, with what was played of it. */
export default function KnockOut({ league, competition, results, clubs }: Props) {
  return <Bracket clubs={clubs} ties={bracketOf(league, competition, results)} />;
}
