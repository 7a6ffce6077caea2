import { Suspense, useState } from "react";
import { scoreFigure } from "@/domain/match/figure";
import { hasResult, type ListedMatch, type PlayedMatch } from "@/domain/match/listed";
import { sameName } from "@/domain/names";
import { knockOutRound } from "@/domain/match/knockOut";
import { paths } from "@/leagues/paths";
import { laterPart } from "@/ui/later/later";
import { Button } from "@/ui/Button";
import { MatchList } from "@/ui/match/MatchList";
import { ResultRow } from "@/ui/match/ResultRow";
import { calledMatch } from "@/domain/season/calledName";
import { findClub } from "@/domain/season/clubs";
import { Link } from "@/ui/Link";
import { Listing } from "@/ui/Listing";
import { MatchListSkeleton } from "@/ui/match/MatchListSkeleton";
import { useClubs, useLeague } from "@/ui/leagueContext";
import { latestFirst } from "../match/latestResults";
import type { LeagueMatches } from "../match/useMatches";
import { balanceOf } from "./balance";
import styles from "./MatchPage.module.css";
import type { MatchPartProps } from "./MatchTop";

const OtherSeasons = laterPart(() => import("./OtherSeasons"));

/** Two teams. With `id`, that match is shown elsewhere on the page and left out of their matches. */
export type Pairing = Pick<ListedMatch, "teamA" | "teamB"> & { readonly id?: string };

/** Props shared by the lists of the matches of two teams. */
export interface Meeting extends Pick<MatchPartProps, "past"> {
  readonly match: Pairing;
  /** Whether the balance is labelled from the first team's view: "Won", "Drawn", "Lost". */
  readonly isOfFirst?: boolean;
}

/** Returns the other matches of these two teams that have a result, newest first. */
export function meetingsIn(
  matches: readonly ListedMatch[],
  { id, teamA, teamB }: Pairing,
): PlayedMatch[] {
  const isSame = (one: ListedMatch) =>
    (sameName(one.teamA, teamA) && sameName(one.teamB, teamB)) ||
    (sameName(one.teamA, teamB) && sameName(one.teamB, teamA));
  return latestFirst(matches.filter(hasResult).filter((one) => one.id !== id && isSame(one)));
}

interface HeadToHeadProps extends Meeting {
  readonly season: LeagueMatches;
}

/** The matches of two teams against each other and their balance: this season at once, other seasons after a click. */
export function HeadToHead({ season, ...shown }: HeadToHeadProps) {
  const league = useLeague();
  const { match, past } = shown;
  const [isMore, setMore] = useState(false);
  const meetings = meetingsIn(season.matches, match);
  const shownSeason = past ?? league.seasons[0].id;
  const others = league.seasons.filter(({ id }) => id !== shownSeason);
  return (
    <div className={styles.meetings}>
      <Listing skeleton={<MatchListSkeleton rows={1} />} state={season.results} what="results">
        {() =>
          meetings.length > 0 ? (
            <>
              <Balance {...shown} meetings={meetings} />
              <Meetings {...shown} meetings={meetings} />
            </>
          ) : (
            <p className="text-secondary">
              They have not met {match.id === undefined ? "" : "otherwise "}this season.
            </p>
          )
        }
      </Listing>
      {isMore && (
        <Suspense fallback={null}>
          <OtherSeasons {...shown} meetings={meetings} seasons={others} />
        </Suspense>
      )}
      {!isMore && others.length > 0 && (
        <Button onClick={() => setMore(true)}>Show other seasons</Button>
      )}
      <AllOfTwo {...match} />
    </div>
  );
}

/** A link to the page about the two clubs; nothing if the league has no club pages or a club is unknown. */
function AllOfTwo({ teamA, teamB }: Pairing) {
  const league = useLeague();
  const clubs = useClubs();
  const [first, second] = [findClub(clubs, teamA), findClub(clubs, teamB)];
  if (!first || !second || league.pages.club !== "real") return null;
  return (
    <p>
      <Link to={paths.against(league, first.slug, second.slug)}>
        {first.called} against {second.called}, all seasons
      </Link>
    </p>
  );
}

/** The matches of two teams in one season; each links to its page. */
export function Meetings({
  past,
  meetings,
}: Meeting & { readonly meetings: readonly PlayedMatch[] }) {
  const league = useLeague();
  return (
    <MatchList
      items={meetings}
      row={(one) => (
        <ResultRow
          link={{ to: paths.match(league, one.id, past) }}
          match={one}
          round={knockOutRound(one)}
        />
      )}
    />
  );
}

interface BalanceProps extends Pick<Meeting, "match" | "isOfFirst"> {
  readonly meetings: readonly PlayedMatch[];
}

/** The balance of two teams: wins, draws and the sum of the scores. */
export function Balance({ match, isOfFirst = false, meetings }: BalanceProps) {
  const league = useLeague();
  const { draws, scoreUnit, words } = league.game;
  const { teamA, teamB } = calledMatch(useClubs(), match);
  const { won, drawn, lost, scored, conceded } = balanceOf(league, match.teamA, meetings);
  const [first, level, second] = isOfFirst
    ? ["Won", "Drawn", "Lost"]
    : [teamA, drawn === 1 ? "Draw" : "Draws", teamB];
  const figures = [
    [won, first],
    ...(draws ? [[drawn, level] as const] : []),
    [lost, second],
    [`${scoreFigure(scored, scoreUnit)}–${scoreFigure(conceded, scoreUnit)}`, words.score],
  ] as const;
  return (
    <dl className={styles.balance}>
      {figures.map(([figure, label]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
