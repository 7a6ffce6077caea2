import { Suspense, useMemo, useState } from "react";
import { valueOf } from "@/data/readState";
import { useCompetition } from "@/site/season/useCompetition";
import { clubsOf, namedClubs } from "@/domain/season/clubs";
import type { Competition } from "@/domain/season/competition";
import { formatOf, NO_FORMAT_CHOICE } from "@/domain/season/format";
import type { League } from "@/domain/league/league";
import { Button } from "@/ui/Button";
import { EmptyState } from "@/ui/EmptyState";
import { ReadView } from "@/ui/Listing";
import { Loading } from "@/ui/Loading";
import { EmptySeason } from "../season/EmptySeason";
import { useSeason } from "../season/useSeason";
import { Section } from "@/ui/Section";
import { Segments } from "@/ui/standings/Segments";
import { StandingsSkeleton } from "@/ui/standings/StandingsSkeleton";
import { laterPart } from "@/ui/later/later";
import { useLiveOf } from "@/ui/match/liveNow";
import { InLeague, useLeague } from "@/ui/leagueContext";
import { pointsChartWords } from "../pointsChartWords";
import { openMatches } from "./openMatches";
import styles from "./StandingsPage.module.css";
import { hasOwnStamps, TablesView, type ProvisionalTables } from "./TablesView";
import { TableStamp } from "./TableStamp";
import { NO_SCORES_YET, useTableView } from "./useTableView";

const SeasonSoFar = laterPart(() => import("./SeasonSoFar"));
const LiveTable = laterPart(() => import("./LiveTable"));
const WhatIf = laterPart(() => import("./WhatIf"));
const OneSideTables = laterPart(() => import("./OneSideTables"));
const CrossTables = laterPart(() => import("./CrossTables"));

const views = [
  { value: "table", label: "Table" },
  { value: "cross", label: "Cross-table" },
  { value: "whatIf", label: "What if" },
] as const;

const sides = [
  { value: "all", label: "All" },
  { value: "home", label: "Home" },
  { value: "away", label: "Away" },
] as const;

/** Checks whether the tables are computed from matches, so that home or away matches can be counted separately. */
const hasSides = ({ tables }: Competition) =>
  tables.every(({ ranked }) => ranked !== null) &&
  tables.some(({ ranked }) => (ranked?.counted.length ?? 0) > 0);

/** The most teams in a cross-table; a wider one would not be useful. */
const MOST_CROSSED = 16;

/** Checks whether all tables can be shown as cross-tables. */
const canCross = ({ tables, matches }: Competition) =>
  matches.some(({ outcome }) => outcome !== null) &&
  tables.every(({ lines }) => lines.length > 2 && lines.length <= MOST_CROSSED);

/**
 * Checks whether visitors can try out scores: only in the current season, if a computed table has matches left and
 * scores are whole numbers.
 */
const canTryScores = (league: League, past: string | undefined, { tables }: Competition) =>
  past === undefined &&
  league.game.scoreUnit === undefined &&
  tables.some((table) => openMatches(table).length > 0);

/** The standings page: the league's tables, computed from results or kept by hand, in several views. */
export default function StandingsPage() {
  const league = useLeague();
  const { season, past } = useSeason();
  const state = useCompetition(league, past);
  const known = valueOf(state)?.competition ?? null;
  const stored = valueOf(state)?.records;
  const clubs = useMemo(
    () => (stored ? clubsOf(league, stored.teams, namedClubs(stored)) : []),
    [league, stored],
  );
  const [withPoints, setWithPoints] = useState(false);
  const view = useTableView();
  const isOn = useLiveOf(league).size > 0;
  const [lastTyped, setLastTyped] = useState(NO_SCORES_YET);
  const { groups, pack } = known?.format ?? formatOf(league, NO_FORMAT_CHOICE);
  const tables = known?.tables ?? [];
  const teams = tables.flatMap(({ lines }) => lines.map(({ row }) => row.team));
  const canTry = known !== null && canTryScores(league, past, known);
  const crosses = known !== null && canCross(known);
  const counts = known !== null && hasSides(known);
  const offered = views.filter(({ value }) =>
    value === "cross" ? crosses : value === "table" || canTry,
  );
  const points = pointsChartWords(league, pack);

  return (
    <InLeague clubs={clubs} league={league}>
      <ReadView
        state={state}
        what="standings"
        skeleton={<StandingsSkeleton tables={groups.length || 1} rows={league.clubs.length} />}
      >
        {({ competition, records }, readAt) => {
          if (teams.length === 0) {
            return past ? (
              <EmptySeason season={season} spot="no-results" what="table" />
            ) : (
              <EmptyState spot="no-results" title="No table yet">
                No {league.clubNoun} is in the table yet.
              </EmptyState>
            );
          }
          const shown = { season: season.label, past, competition, records, readAt };
          return (
            <>
              <div className={styles.head}>
                {!hasOwnStamps(competition) && <TableStamp {...shown} />}
                {counts && view.chosen === "table" && (
                  <Segments
                    label="Matches that count"
                    options={sides}
                    chosen={view.chosenCounted}
                    onChoose={view.count}
                  />
                )}
                {offered.length > 1 && (
                  <Segments
                    label="Show"
                    options={offered}
                    chosen={view.chosen}
                    onChoose={(chosen) => {
                      if (view.typed !== "") setLastTyped(view.typed);
                      view.choose(chosen, lastTyped);
                    }}
                  />
                )}
              </div>
              {crosses && view.shown === "cross" ? (
                <Suspense fallback={<TablesView {...shown} />}>
                  <CrossTables {...shown} />
                </Suspense>
              ) : canTry && view.shown === "whatIf" ? (
                <Suspense fallback={<TablesView {...shown} />}>
                  <WhatIf
                    competition={competition}
                    shown={view.triedScores}
                    typed={view.typed}
                    onChange={(whatif) => view.choose(whatif === "" ? "table" : "whatIf", whatif)}
                  >
                    {(provisionalTables: ProvisionalTables) => (
                      <TablesView {...shown} provisionalTables={provisionalTables} />
                    )}
                  </WhatIf>
                </Suspense>
              ) : counts && view.counted !== "all" ? (
                <Suspense fallback={<TablesView {...shown} />}>
                  <OneSideTables {...shown} side={view.counted} />
                </Suspense>
              ) : isOn && past === undefined ? (
                <Suspense fallback={<TablesView {...shown} />}>
                  <LiveTable competition={competition}>
                    {(provisionalTables) => (
                      <TablesView {...shown} {...(provisionalTables && { provisionalTables })} />
                    )}
                  </LiveTable>
                </Suspense>
              ) : (
                <TablesView {...shown} />
              )}
            </>
          );
        }}
      </ReadView>
      {league.collections.results && teams.length > 0 && (
        <Section title={points.title}>
          {withPoints ? (
            <Suspense fallback={<Loading what="results">{null}</Loading>}>
              <SeasonSoFar key={past} season={past} teams={teams} />
            </Suspense>
          ) : (
            <Button onClick={() => setWithPoints(true)}>Show {points.title.toLowerCase()}</Button>
          )}
        </Section>
      )}
    </InLeague>
  );
}
