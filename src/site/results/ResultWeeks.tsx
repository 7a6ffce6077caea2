import { useEffect, useMemo, useRef, useState } from "react";
import type { RecordOf } from "@/domain/record";
import { groupByGameWeek } from "@/domain/grouping";
import { Button } from "@/ui/Button";
import { EmptyState } from "@/ui/EmptyState";
import { MatchList } from "@/ui/match/MatchList";
import { ResultRow } from "@/ui/match/ResultRow";
import { SelectField } from "@/ui/SelectField";
import type { MatchBlock } from "../match/block";
import { ClubFilter } from "../match/ClubFilter";
import { matchesOf } from "../match/clubFilter";
import filters from "../match/Filters.module.css";
import { firstItems, itemsUpTo, MATCHES_AT_ONCE } from "../match/firstItems";
import { latestFirst } from "../match/latestResults";
import { useFilterParam } from "../match/useFilterParam";
import styles from "./ResultWeeks.module.css";

interface ResultWeeksProps extends MatchBlock {
  readonly results: readonly RecordOf<"results">[];
}

/** All results, newest game week first; the address may name a club, and a week to begin at. */
export function ResultWeeks({ league, clubs, zone, dialog, results }: ResultWeeksProps) {
  const [club, setClub] = useFilterParam("club");
  const [week, setWeek] = useFilterParam("week");
  const [asked, setAsked] = useState(MATCHES_AT_ONCE);
  const found = useMemo(() => latestFirst(matchesOf(results, club)), [results, club]);
  const { matchGrouping } = league;
  const weeks = useMemo(
    () =>
      matchGrouping.by === "gameWeek" || found.length === 0
        ? groupByGameWeek(found, "newestFirst")
        : [{ key: "all", label: matchGrouping.label, items: found }],
    [matchGrouping, found],
  );
  // A week that was gone to is there, however far back it lies.
  const shown = Math.max(asked, itemsUpTo(weeks, week));
  const rest = found.length - shown;
  const chosen = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    chosen.current?.scrollIntoView();
    chosen.current?.focus({ preventScroll: true });
  }, [week]);

  return (
    <>
      <div className={filters.bar}>
        {weeks.length > 1 && (
          <SelectField
            className={styles.jump}
            hideLabel
            label="Go to a game week"
            onChange={setWeek}
            options={[
              { value: "", label: "Game week" },
              ...weeks.map(({ key, label }) => ({ value: key, label })),
            ]}
            value={weeks.some(({ key }) => key === week) ? week : ""}
          />
        )}
        <ClubFilter league={league} matches={results} onPick={setClub} value={club} />
      </div>
      {found.length === 0 && (
        <EmptyState
          action={<Button onClick={() => setClub("")}>Show all results</Button>}
          spot="no-results"
          title={`No results of this ${league.clubNoun} yet`}
        />
      )}
      {firstItems(weeks, shown).map(({ key, label, items }) => (
        <section className={styles.week} key={key}>
          <h2 tabIndex={-1} {...(key === week && { ref: chosen })}>
            {label}
          </h2>
          <MatchList
            items={items}
            row={(result) => (
              <ResultRow clubs={clubs} link={dialog.link(result.id)} result={result} zone={zone} />
            )}
            wide
          />
        </section>
      ))}
      {rest > 0 && (
        <p className={styles.more}>
          <Button onClick={() => setAsked(shown + MATCHES_AT_ONCE)}>
            Show {Math.min(MATCHES_AT_ONCE, rest)} more of {rest}
          </Button>
        </p>
      )}
    </>
  );
}
