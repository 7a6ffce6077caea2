import { useEffect, useMemo, useState } from "react";
import { calledMatch } from "@/domain/season/calledName";
import { momentOf } from "@/domain/when";
import { recordsIn } from "@/data/readState";
import { together } from "@/data/together";
import { useListings } from "@/data/useListing";
import { findMatch, hasResult, type ListedMatch } from "@/domain/match/listed";
import { arena } from "@arena/arena";
import type { League } from "@/domain/league/league";
import { NamesContext, namesIn } from "@/ui/match/names";
import { outcomeOf } from "@/ui/match/outcome";
import { WithStaleNote } from "@/ui/WithStaleNote";
import { FailedRead } from "@/ui/FailedRead";
import { Loading } from "@/ui/Loading";
import { Skeleton } from "@/ui/Skeleton";
import { InLeague, useLeague } from "@/ui/leagueContext";
import { useClubsOf } from "@/data/useClubs";
import { paths } from "@/leagues/paths";
import { ButtonLink } from "@/ui/Button";
import { EmptyState } from "@/ui/EmptyState";
import { Link } from "@/ui/Link";
import { useSeason } from "../season/useSeason";
import { useMatches, type LeagueMatches } from "../match/useMatches";
import { useWholeMatch } from "../match/useWholeMatch";
import { MatchParts } from "./MatchParts";
import { MatchTop } from "./MatchTop";
import styles from "./MatchPage.module.css";

interface Props {
  /** The id of the fixture or of the result. */
  readonly id: string;
}

/** The page of one match: score, story, line-ups, table, head to head and next matches. */
export default function MatchPage({ id }: Props) {
  const league = useLeague();
  const { past } = useSeason();
  const season = useMatches(league, past);
  const found = findMatch(season.matches, id);
  const clubs = useClubsOf(league);
  const words = found && matchInWords(league, calledMatch(clubs, found));
  useEffect(() => {
    if (found && words) document.title = `${words} · ${league.name} · ${arena.name}`;
  }, [found, words, league]);
  return (
    <>
      <h1 className={styles.words} tabIndex={-1}>
        {words ?? "Match"}
      </h1>
      {found ? (
        <WithStaleNote state={season.fixtures}>
          <FoundMatch found={found} season={season} />
        </WithStaleNote>
      ) : (
        <NoMatch id={id} season={season} />
      )}
    </>
  );
}

/**
 * Formats the page's title: "Kingsway Rovers 0, Lagoon City 1"; "Kingsway Rovers v Lagoon City" if there is no score
 * yet.
 */
function matchInWords(league: League, match: ListedMatch): string {
  const { teamA, teamB } = match;
  const { figureA = null, figureB = null } = hasResult(match)
    ? outcomeOf(match.match.outcome.result, league)
    : {};
  const showsScore = figureA !== null && figureB !== null;
  return showsScore ? `${teamA} ${figureA}, ${teamB} ${figureB}` : `${teamA} v ${teamB}`;
}

interface FoundProps {
  readonly found: ListedMatch;
  readonly season: LeagueMatches;
}

function FoundMatch({ found, season }: FoundProps) {
  const league = useLeague();
  const { past } = season;
  const clubs = useClubsOf(league);
  const [asksLineUps, setAsksLineUps] = useState(false);
  const { match, rest, lineUps } = useWholeMatch(league, season, found, {
    isSparing: true,
    asksLineUps,
  });
  const shown = match ?? found;
  // The squads (one document, reused for all matches) are loaded only if the match has names to look up.
  const isNaming = rest.status === "ready" && namesAnyone(shown);
  const [squads] = useListings(isNaming ? [{ league, kind: "players", season: past }] : []);
  const { teamA, teamB } = shown;
  const date = momentOf(shown);
  const names = useMemo(() => {
    const players = recordsIn(squads);
    return namesIn(league, players, [teamA, teamB], date, past);
  }, [league, squads, teamA, teamB, date, past]);
  const shared = { match: shown, past };
  return (
    <InLeague league={league} clubs={clubs}>
      <NamesContext value={names}>
        <MatchTop {...shared} rest={rest} />
        <MatchParts
          {...shared}
          lineUps={lineUps}
          onLineUps={() => setAsksLineUps(true)}
          rest={rest}
          season={season}
        />
      </NamesContext>
    </InLeague>
  );
}

function namesAnyone({ match: { schedule, outcome } }: ListedMatch): boolean {
  const { result } = outcome ?? {};
  const lists = [
    schedule?.lineUpA,
    schedule?.lineUpB,
    result?.playersA,
    result?.playersB,
    result?.goalsA,
    result?.goalsB,
    result?.bookings,
  ];
  return lists.some((list) => (list?.length ?? 0) > 0) || Boolean(result?.manOfTheMatch.player);
}

interface NoMatchProps extends Props {
  readonly season: LeagueMatches;
}

/** Shown instead of a match: a placeholder while it loads, a failure, or that it does not exist. */
function NoMatch({ id, season }: NoMatchProps) {
  const { fixtures, results } = season;
  const state = together([fixtures, results]);
  switch (state.status) {
    case "failed":
      return (
        <FailedRead
          state={state}
          title={
            fixtures.status === "failed" ? "Failed to load fixtures." : "Failed to fetch results."
          }
        />
      );
    case "loading":
      return <WaitingMatch />;
    case "ready":
      return <MatchMissing id={id} past={season.past} />;
  }
}

/** Placeholder of a match's page while it loads. */
function WaitingMatch() {
  return (
    <Loading what="match">
      <Skeleton className={styles.waitingTop} shape="block" />
      <div className={styles.columns}>
        <Skeleton className={styles.waitingPart} shape="block" />
        <Skeleton className={styles.waitingPart} shape="block" />
      </div>
    </Loading>
  );
}

interface MatchMissingProps {
  readonly id: string;
  /** The id of the season that was searched; undefined for the current one. */
  readonly past: string | undefined;
}

/** A message that the season has no such match, with links to all matches and to the other seasons. */
function MatchMissing({ id, past }: MatchMissingProps) {
  const league = useLeague();
  const [current] = league.seasons;
  const others = league.seasons.filter((season) => season.id !== (past ?? current.id));
  return (
    <>
      <meta content="noindex" name="robots" />
      <EmptyState
        action={
          <ButtonLink to={paths.page(league, league.pages.matches === "real" ? "matches" : "home")}>
            All matches
          </ButtonLink>
        }
        spot="not-found"
        title="Match not found"
      >
        It may have been removed, or the address is not complete.
      </EmptyState>
      {others.length > 0 && (
        <p className="mt-4 text-center">
          Look in another season:{" "}
          {others.map((season, at) => (
            <span key={season.id}>
              {at > 0 && ", "}
              <Link to={paths.match(league, id, season === current ? undefined : season.id)}>
                {season.label}
              </Link>
            </span>
          ))}
        </p>
      )}
    </>
  );
}
