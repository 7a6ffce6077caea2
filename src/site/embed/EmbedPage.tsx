import { Suspense, useEffect, useMemo } from "react";
import { useLocation } from "react-router-dom";
import { arena } from "@arena/arena";
import { paths, type EmbedPart } from "@/leagues/paths";
import { Glyph } from "@/ui/art/Glyph";
import { Link } from "@/ui/Link";
import { laterPart } from "@/ui/later/later";
import { Skeleton } from "@/ui/Skeleton";
import { useLeague, InLeague } from "@/ui/leagueContext";
import { valueOf } from "@/data/readState";
import { useCompetition } from "@/site/season/useCompetition";
import { findMatch, hasResult, type ListedMatch } from "@/domain/match/listed";
import { clubsOf, namedClubs } from "@/domain/season/clubs";
import type { Competition } from "@/domain/season/competition";
import { knockOutRound } from "@/domain/match/knockOut";
import { EmptyState } from "@/ui/EmptyState";
import { Listing, ReadView } from "@/ui/Listing";
import { AnyMatchRow } from "@/ui/match/AnyMatchRow";
import { MatchList } from "@/ui/match/MatchList";
import { MatchListSkeleton } from "@/ui/match/MatchListSkeleton";
import { useLiveOf } from "@/ui/match/liveNow";
import { useNow } from "@/ui/match/useNow";
import { StandingsSkeleton } from "@/ui/standings/StandingsSkeleton";
import { legendAt, StandingsTable } from "@/ui/standings/StandingsTable";
import { useHydrated } from "@/ui/useHydrated";
import { useClubsOf } from "@/data/useClubs";
import { byTime, dayPartOf } from "@/domain/match/agenda";
import { FollowedHere } from "../live/FollowedHere";
import { useMatches } from "../match/useMatches";
import type { ProvisionalTables } from "../standings/TablesView";
import styles from "./EmbedPage.module.css";

// Loaded only for a league of meets.
const EmbeddedTeams = laterPart(() => import("./EmbeddedTeams"));
const EmbeddedMeets = laterPart(() => import("./EmbeddedMeets"));
// Loaded only while a match is live.
const LiveTable = laterPart(() => import("../standings/LiveTable"));

interface EmbedPageProps {
  readonly part: EmbedPart;
}

const words: Record<EmbedPart, string> = {
  table: "table",
  fixtures: "matches",
  match: "match",
};

/** Makes all links open in a new tab, because only this page may be shown in a frame of another site. */
function useLinksBeside(): void {
  useEffect(() => {
    const lead = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link) return;
      link.target = "_blank";
      link.rel = "noopener";
      // Otherwise the router would show the linked page inside the frame.
      event.stopPropagation();
    };
    document.addEventListener("click", lead, true);
    return () => document.removeEventListener("click", lead, true);
  }, []);
}

function Table() {
  const league = useLeague();
  if (!league.meets) return <EmbeddedTable />;
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <EmbeddedTeams />
    </Suspense>
  );
}

function Meets() {
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <EmbeddedMeets />
    </Suspense>
  );
}

/**
 * The page that other sites show in a frame: a league's table, next matches or one match, with a link to the full page.
 */
export default function EmbedPage({ part }: EmbedPageProps) {
  const league = useLeague();
  useLinksBeside();
  const page = part === "table" ? "standings" : "matches";
  const isOpen = league.pages[page] === "real";
  const whole = paths.page(league, isOpen ? page : "home");
  return (
    <main className={styles.embed} data-sport={league.sport} id="main" tabIndex={-1}>
      <h1 className={styles.title}>
        <Glyph className={styles.glyph ?? ""} sport={league.sport} />
        {league.name} {league.meets && part === "fixtures" ? "meets" : words[part]}
      </h1>
      {part === "table" ? (
        isOpen ? (
          <Table />
        ) : (
          <p>The table is not open yet.</p>
        )
      ) : league.meets ? (
        <Meets />
      ) : (
        <EmbeddedMatches isOne={part === "match"} />
      )}
      <p className={styles.from}>
        <Link to={whole}>See more on {arena.name}</Link>
      </p>
      <FollowedHere />
    </main>
  );
}

/** All tables of the current season; while matches are live, as they stand. */
function EmbeddedTable() {
  const league = useLeague();
  const state = useCompetition(league);
  const records = valueOf(state)?.records;
  const clubs = useMemo(
    () => (records ? clubsOf(league, records.teams, namedClubs(records)) : []),
    [league, records],
  );
  const isOn = useLiveOf(league).size > 0;
  return (
    <InLeague league={league} clubs={clubs}>
      <ReadView
        skeleton={<StandingsSkeleton rows={league.clubs.length} tables={1} />}
        state={state}
        what="standings"
      >
        {({ competition }) =>
          isOn ? (
            <Suspense fallback={<Tables competition={competition} />}>
              <LiveTable competition={competition}>
                {(live) => <Tables competition={competition} live={live} />}
              </LiveTable>
            </Suspense>
          ) : (
            <Tables competition={competition} />
          )
        }
      </ReadView>
    </InLeague>
  );
}

interface TablesProps {
  readonly competition: Competition;
  /** The tables including live matches; undefined while none changes a table. */
  readonly live?: ProvisionalTables | undefined;
}

function Tables({ competition, live }: TablesProps) {
  const league = useLeague();
  const { tables } = live ?? competition;
  return (
    <div className={styles.parts}>
      {tables.map((table, at) => (
        <div key={table.group}>
          {live?.beside(table)}
          <StandingsTable
            caption={table.group ? `Group ${table.group}` : `${league.name} table`}
            captionVisible={table.group !== ""}
            forms={null}
            legend={legendAt(tables, at)}
            matches={competition.matches}
            remarks={null}
            sport={league.game}
            table={table}
          />
        </div>
      ))}
    </div>
  );
}

/** The next matches, or one match: the match of `?match=`, else the live match, the next or the last one. */
function EmbeddedMatches({ isOne }: { readonly isOne: boolean }) {
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
              The match was removed, or no match is planned.
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

/** How many matches fit into a frame of the usual height. */
const MOST_EMBEDDED = 6;

/** Returns the live and the next matches; if there are none, the latest matches with a result. */
function aheadOf(
  matches: readonly ListedMatch[],
  now: number,
  minutes: number,
): readonly ListedMatch[] {
  const inOrder = matches.filter(({ date }) => date !== null).toSorted(byTime);
  const ahead = inOrder.filter((match) =>
    ["live", "next"].includes(dayPartOf(match, now, minutes)),
  );
  if (ahead.length > 0) return ahead.slice(0, MOST_EMBEDDED);
  return inOrder.filter(hasResult).toReversed().slice(0, MOST_EMBEDDED);
}

/** Returns the live match, else the next one, else the last one; undefined if there is none. */
const featured = (
  matches: readonly ListedMatch[],
  now: number,
  minutes: number,
): ListedMatch | undefined => aheadOf(matches, now, minutes)[0];
