import { useMemo, useState, useTransition } from "react";
import { groupByGameWeek } from "@/domain/match/grouping";
import type { PlayedMatch } from "@/domain/match/listed";
import { Button } from "@/ui/Button";
import { EmptyState } from "@/ui/EmptyState";
import { SelectField } from "@/ui/SelectField";
import type { MatchBlock } from "../match/OpenMatch";
import { ClubFilter } from "../match/ClubFilter";
import { matchesOf } from "../match/clubFilter";
import filters from "../match/Filters.module.css";
import { itemsUpTo, MATCHES_AT_ONCE } from "../match/firstItems";
import { latestFirst } from "../match/latestResults";
import { useFilters } from "@/ui/useFilters";
import { useLeague } from "@/ui/where";
import styles from "./ResultWeeks.module.css";
import { WeekList } from "./WeekList";

interface ResultWeeksProps extends MatchBlock {
  readonly results: readonly PlayedMatch[];
}

/** All results, newest game week first; the address may name a club, and a week to begin at. */
export function ResultWeeks({ dialog, results }: ResultWeeksProps) {
  const league = useLeague();
  const { shown: now, chosen, following, choose } = useFilters(["club", "week"]);
  const [asked, setAsked] = useState(MATCHES_AT_ONCE);
  const [growing, grow] = useTransition();
  const found = useMemo(() => latestFirst(matchesOf(results, now.club)), [results, now.club]);
  const { matchGrouping } = league;
  const weeks = useMemo(
    () =>
      matchGrouping.by === "gameWeek" || found.length === 0
        ? groupByGameWeek(found, "newestFirst")
        : [{ key: "all", label: matchGrouping.label, items: found }],
    [matchGrouping, found],
  );
  // A week that was gone to is there, however far back it lies.
  const shown = Math.max(asked, itemsUpTo(weeks, now.week));
  const rest = found.length - shown;

  return (
    <>
      <div className={filters.bar}>
        {weeks.length > 1 && (
          <SelectField
            className={styles.jump}
            hideLabel
            label="Go to a game week"
            onChange={(week) => choose({ week })}
            options={[
              { value: "", label: "Game week" },
              ...weeks.map(({ key, label }) => ({ value: key, label })),
            ]}
            value={weeks.some(({ key }) => key === chosen.week) ? chosen.week : ""}
          />
        )}
        <ClubFilter matches={results} onPick={(club) => choose({ club })} value={chosen.club} />
      </div>
      {found.length === 0 ? (
        <EmptyState
          action={<Button onClick={() => choose({ club: "" })}>Show all results</Button>}
          spot="no-results"
          title={`No results of this ${league.clubNoun} yet`}
        />
      ) : (
        <WeekList
          busy={growing || following}
          link={dialog.link}
          shown={shown}
          week={now.week}
          weeks={weeks}
        />
      )}
      {rest > 0 && (
        <p className={styles.more}>
          <Button onClick={() => grow(() => setAsked(shown + MATCHES_AT_ONCE))}>
            {growing ? "Showing" : "Show"} {Math.min(MATCHES_AT_ONCE, rest)} more of {rest}
          </Button>
        </p>
      )}
    </>
  );
}
