import { useMemo, useState, useTransition, memo, useEffect, useRef, type Ref } from "react";
import { hasResult, type PlayedMatch } from "@/domain/match/listed";
import { EmptyState } from "@/ui/EmptyState";
import { Listing } from "@/ui/Listing";
import { EmptySeason } from "../season/EmptySeason";
import { useSeason } from "../season/useSeason";
import { useDialogParam } from "@/ui/useDialogParam";
import { InLeague, useLeague } from "@/ui/leagueContext";
import { useClubsOf } from "@/data/useClubs";
import { groupByGameWeek, type GameWeekGroup } from "@/domain/match/grouping";
import { Button } from "@/ui/Button";
import { SelectField } from "@/ui/SelectField";
import { useFilters } from "@/ui/useFilters";
import { MatchList } from "@/ui/match/MatchList";
import { ResultRow } from "@/ui/match/ResultRow";
import { MatchesSkeleton } from "../match/MatchesSkeleton";
import { OpenMatch, type MatchBlock, type RowView } from "../match/OpenMatch";
import { useMatches } from "../match/useMatches";
import { ClubFilter } from "../match/ClubFilter";
import { matchesOf } from "../match/clubFilter";
import filters from "../match/Filters.module.css";
import { itemsUpTo, MATCHES_AT_ONCE, firstItems } from "../match/firstItems";
import { latestFirst } from "../match/latestResults";
import styles from "./ResultsPage.module.css";

/** The page of a league's results by game week, newest first. */
export default function ResultsPage() {
  const league = useLeague();
  const { season: chosen, past } = useSeason();
  const season = useMatches(league, past);
  const dialog = useDialogParam("match");
  const clubs = useClubsOf(league);
  const played = useMemo(() => season.matches.filter(hasResult), [season.matches]);
  return (
    <InLeague league={league} clubs={clubs}>
      <Listing
        empty={
          past ? (
            <EmptySeason season={chosen} spot="no-results" what="results" />
          ) : (
            <EmptyState spot="no-results" title="No results yet">
              They appear here after the first match.
            </EmptyState>
          )
        }
        skeleton={<MatchesSkeleton />}
        state={season.results}
        what="results"
      >
        {() => <ResultWeeks dialog={dialog} results={played} />}
      </Listing>
      <OpenMatch dialog={dialog} season={season} />
    </InLeague>
  );
}

interface ResultWeeksProps extends MatchBlock {
  readonly results: readonly PlayedMatch[];
}

/** All results, newest game week first. The address may contain a club and the week to scroll to. */
function ResultWeeks({ dialog, results }: ResultWeeksProps) {
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
  // A week in the address is always shown, even if it is far back.
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
        <p className="grid mt-6 justify-center">
          <Button onClick={() => grow(() => setAsked(shown + MATCHES_AT_ONCE))}>
            {growing ? "Showing" : "Show"} {Math.min(MATCHES_AT_ONCE, rest)} more of {rest}
          </Button>
        </p>
      )}
    </>
  );
}

type Week = GameWeekGroup<PlayedMatch>;

interface WeeksProps extends RowView {
  readonly weeks: readonly Week[];
  /** How many results are rendered, beginning with the newest. */
  readonly shown: number;
  /** The key of the week in the address; "" for none. */
  readonly week: string;
}

interface WeekListProps extends WeeksProps {
  /** Whether more results are being rendered. */
  readonly busy: boolean;
}

/** The results by week. The week in the address is scrolled to and gets the focus. */
function WeekList({ busy, ...weeks }: WeekListProps) {
  return (
    <div aria-busy={busy || undefined}>
      <Weeks {...weeks} />
    </div>
  );
}

/** Memoised, so that it does not render again when only `busy` changes. */
const Weeks = memo(function Weeks({ weeks, shown, week, ...row }: WeeksProps) {
  const chosen = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Scrolls instantly, because a smooth scroll would render most rows on the way.
    chosen.current?.scrollIntoView({ behavior: "instant" });
    chosen.current?.focus({ preventScroll: true });
  }, [week]);
  const near = firstItems(weeks, MATCHES_AT_ONCE).length;
  return firstItems(weeks, shown).map(({ key, label, items }, at) => (
    <WeekSection
      heading={key === week ? chosen : null}
      isFar={at >= near}
      items={items}
      key={key}
      label={label}
      {...row}
    />
  ));
});

interface WeekSectionProps extends RowView, Omit<Week, "key"> {
  readonly heading: Ref<HTMLHeadingElement>;
  /** Whether the week is below the matches that are shown at first. */
  readonly isFar: boolean;
}

/** Memoised, so that it renders again only if this week changes. */
const WeekSection = memo(function WeekSection({
  label,
  items,
  heading,
  isFar,
  link,
}: WeekSectionProps) {
  return (
    <section className={styles.week} data-far={isFar || undefined}>
      <h2 ref={heading} tabIndex={-1}>
        {label}
      </h2>
      <MatchList
        items={items}
        row={(match) => <ResultRow link={link(match.id)} match={match} />}
        wide
      />
    </section>
  );
});
