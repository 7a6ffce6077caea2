import type { RecordOf } from "@/records/record";
import type { Competition } from "@/domain/season/competition";
import type { Cup } from "@/domain/season/cups";
import { tiesIn } from "@/domain/season/cupTies";
import { paths } from "@/leagues/paths";
import { Bracket } from "@/ui/standings/Bracket";
import { useLeague } from "@/ui/leagueContext";

interface Props {
  readonly cup: Cup;
  /** The season's label. */
  readonly season: string;
  /** A past season's id; undefined for the current season. */
  readonly past: string | undefined;
  readonly competition: Competition;
  readonly results: readonly RecordOf<"results">[];
}

/** The bracket of a cup beside the league, with its results so far. */
export default function CupBracket({ cup, season, past, competition, results }: Props) {
  const league = useLeague();
  return (
    <Bracket
      clubAt={({ slug }) => paths.club(league, slug)}
      matchAt={(id) => paths.match(league, id, past)}
      name={cup.name}
      season={`${cup.name}, ${season}`}
      ties={tiesIn(cup.id, competition, results)}
    />
  );
}
