import type { RecordOf } from "@/records/record";
import { bracketOf } from "@/domain/season/bracket";
import type { ResolvedClub } from "@/domain/season/clubs";
import type { Competition } from "@/domain/season/competition";
import type { League } from "@/domain/league/league";
import { paths } from "@/leagues/paths";
import { Bracket } from "@/ui/standings/Bracket";

interface Props {
  readonly league: League;
  /** The label of the season. */
  readonly season: string;
  readonly past: string | undefined;
  readonly competition: Competition;
  readonly results: readonly RecordOf<"results">[];
  readonly clubs: readonly ResolvedClub[];
}

/** The knock-out that the tables lead to, with what was played of it. */
export default function KnockOut(props: Props) {
  const { league, season, past, competition, results, clubs } = props;
  return (
    <Bracket
      clubAt={({ slug }) => paths.club(league, slug)}
      clubs={clubs}
      league={league}
      matchAt={(id) => paths.match(league, id, past)}
      season={season}
      ties={bracketOf(competition, results)}
    />
  );
}
