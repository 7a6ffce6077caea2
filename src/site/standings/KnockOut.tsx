import type { RecordOf } from "@/records/record";
import { bracketOf } from "@/domain/season/bracket";
import type { Competition } from "@/domain/season/competition";
import { paths } from "@/leagues/paths";
import { Bracket } from "@/ui/standings/Bracket";
import { useLeague } from "@/ui/leagueContext";

interface Props {
  /** The season's label; undefined if another part of the page names the winner. */
  readonly season?: string;
  /** A past season's id; undefined for the current season. */
  readonly past: string | undefined;
  readonly competition: Competition;
  readonly results: readonly RecordOf<"results">[];
}

/** The bracket of the knock-out after the tables, with its results so far. */
export default function KnockOut(props: Props) {
  const league = useLeague();
  const { season, past, competition, results } = props;
  return (
    <Bracket
      clubAt={({ slug }) => paths.club(league, slug)}
      matchAt={(id) => paths.match(league, id, past)}
      season={season}
      ties={bracketOf(competition, results)}
    />
  );
}
