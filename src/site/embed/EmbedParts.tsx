import { useMemo } from "react";
import { useLocation } from "react-router-dom";
import { valueOf } from "@/data/readState";
import { useCompetition } from "@/site/season/useCompetition";
import { findMatch } from "@/domain/match/listed";
import { clubsOf, namedClubs } from "@/domain/season/clubs";
import { knockOutRound } from "@/domain/match/knockOut";
import { paths } from "@/leagues/paths";
import { EmptyState } from "@/ui/EmptyState";
import { Listing, Read } from "@/ui/Listing";
import { AnyMatchRow } from "@/ui/match/AnyMatchRow";
import { MatchList } from "@/ui/match/MatchList";
import { MatchListSkeleton } from "@/ui/match/MatchListSkeleton";
import { useNow } from "@/ui/match/useNow";
import { StandingsSkeleton } from "@/ui/standings/StandingsSkeleton";
import { StandingsTable } from "@/ui/standings/StandingsTable";
import { useHydrated } from "@/ui/useHydrated";
import { InLeague, useLeague } from "@/ui/where";
import { useClubsOf } from "@/data/useClubs";
import { useMatches } from "../match/useMatches";
import { aheadOf, featured } from "./chosen";
import styles from "./EmbedPage.module.css";

/** All tables of the season that is on. */
export function EmbeddedTable() {
  const league = useLeague();
  const state = useCompetition(league);
  const records = valueOf(state)?.records;
  const clubs = useMemo(
    () => (records ? clubsOf(league, records.teams, namedClubs(records)) : []),
    [league, records],
  );
  return (
    <Read
      skeleton={<StandingsSkeleton rows={league.clubs.length} tables={1} />}
      state={state}
      what="standings"
    >
      {({ competition }) => (
        <div className={styles.parts}>
          {competition.tables.map((table) => (
            <InLeague key={table.group} league={league} clubs={clubs}>
              <StandingsTable
                caption={table.group ? `Group ${table.group}` : `${league.name} table`}
                captionVisible={table.group !== ""}
                forms={null}
                matches={competition.matches}
                remarks={null}
                sport={league.game}
                table={table}
              />
            </InLeague>
          ))}
        </div>
      )}
    </Read>
  );
}

/** The matches that come, or one: that of `?match=`, else the one that is on, comes next, or was last. */
export function EmbeddedMatches({ isOne }: { readonly isOne: boolean }) {
  const league = useLeague();
  const { fixtures, matches } = useMatches(league);
  const clubs = useClubsOf(league);
  const isHydrated = useHydrated();
  const now = useNow(0);
  const { search } = useLocation();
  const wanted = isHydrated ? new URLSearchParams(search).get("match") : null;
  const { matchMinutes } = league.game;
  const one = wanted === null ? featured(matches, now, matchMinutes) : findMatch(matches, wanted);
  const shown = isOne ? [one].flatMap((match) => match ?? []) : aheadOf(matches, now, matchMinutes);
  return (
    <InLeague league={league} clubs={clubs}>
      <Listing
        skeleton={<MatchListSkeleton rows={isOne ? 1 : 4} />}
        state={fixtures}
        what="fixtures"
      >
        {() =>
          shown.length === 0 ? (
            <EmptyState title="No match to show">
              The match may have been taken out of the league, or none is planned.
            </EmptyState>
          ) : (
            <MatchList
              items={shown}
              row={(match) => (
                <AnyMatchRow
                  link={{ to: paths.match(league, match.id) }}
                  match={match}
                  now={now}
                  round={knockOutRound(match)}
                />
              )}
            />
          )
        }
      </Listing>
    </InLeague>
  );
}
