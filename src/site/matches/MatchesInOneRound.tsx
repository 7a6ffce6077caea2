import { sortFixtures } from "@/domain/grouping";
import type { RecordOf } from "@/domain/record";
import type { MatchBlock } from "../match/block";
import { ClubFilter } from "../match/ClubFilter";
import { matchesOf } from "../match/clubFilter";
import filters from "../match/Filters.module.css";
import { useFilterParam } from "../match/useFilterParam";
import { FixtureDays } from "./FixtureDays";

interface MatchesInOneRoundProps extends MatchBlock {
  readonly fixtures: readonly RecordOf<"fixtures">[];
  /** "Round 1" */
  readonly label: string;
}

/** All fixtures of a league that plays without game weeks, by day. */
export function MatchesInOneRound({ fixtures, label, ...block }: MatchesInOneRoundProps) {
  const [club, setClub] = useFilterParam("club");
  return (
    <>
      <div className={filters.bar}>
        <h2>{label}</h2>
        <ClubFilter league={block.league} matches={fixtures} onPick={setClub} value={club} />
      </div>
      <FixtureDays {...block} fixtures={matchesOf(sortFixtures(fixtures), club)} />
    </>
  );
}
