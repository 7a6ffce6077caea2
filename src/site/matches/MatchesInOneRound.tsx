import { useMemo, useState } from "react";
import { sortFixtures } from "@/domain/grouping";
import type { RecordOf } from "@/domain/record";
import { Button } from "@/ui/Button";
import type { MatchBlock } from "../match/block";
import { ClubFilter } from "../match/ClubFilter";
import { matchesOf } from "../match/clubFilter";
import filters from "../match/Filters.module.css";
import { MATCHES_AT_ONCE } from "../match/firstItems";
import { useFilterParam } from "../match/useFilterParam";
import { aroundNow } from "./aroundNow";
import { FixtureDays } from "./FixtureDays";
import styles from "./MatchesInOneRound.module.css";

interface MatchesInOneRoundProps extends MatchBlock {
  readonly fixtures: readonly RecordOf<"fixtures">[];
  readonly readAt: number;
  /** "Round 1" */
  readonly label: string;
}

/** All fixtures of a league that plays without game weeks, by day; a long season grows on demand. */
export function MatchesInOneRound({ fixtures, readAt, label, ...block }: MatchesInOneRoundProps) {
  const [club, setClub] = useFilterParam("club");
  const [asked, setAsked] = useState({ before: 0, after: 0 });
  const sorted = useMemo(() => matchesOf(sortFixtures(fixtures), club), [fixtures, club]);
  const start = aroundNow(sorted, readAt);
  const from = Math.max(0, start.from - asked.before);
  const to = Math.min(sorted.length, start.to + asked.after);
  const more = (where: keyof typeof asked) =>
    setAsked((before) => ({ ...before, [where]: before[where] + MATCHES_AT_ONCE }));
  return (
    <>
      <div className={filters.bar}>
        <h2>{label}</h2>
        <ClubFilter league={block.league} matches={fixtures} onPick={setClub} value={club} />
      </div>
      {from > 0 && (
        <p className={styles.before}>
          <Button onClick={() => more("before")}>Show earlier matches ({from})</Button>
        </p>
      )}
      <FixtureDays {...block} fixtures={sorted.slice(from, to)} />
      {to < sorted.length && (
        <p className={styles.after}>
          <Button onClick={() => more("after")}>Show later matches ({sorted.length - to})</Button>
        </p>
      )}
    </>
  );
}
