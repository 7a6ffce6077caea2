import { Suspense, type ReactNode } from "react";
import { recordsRead } from "@/data/readState";
import { useListing, useListings } from "@/data/useListing";
import { sameName, slugOf } from "@/domain/names";
import { withWithdrawals, withdrawnTeams } from "@/domain/match/withdrawals";
import { formOf } from "@/domain/match/form";
import { decidedIn } from "@/domain/season/format";
import { FormGuide } from "@/ui/form/FormGuide";
import { laterPart } from "@/ui/later/later";
import { useClubs, useLeague } from "@/ui/leagueContext";
import { hasResult, type ListedMatch } from "@/domain/match/listed";
import { knockOutRound } from "@/domain/match/knockOut";
import { EmptyState } from "@/ui/EmptyState";
import { Listing } from "@/ui/Listing";
import { MatchList } from "@/ui/match/MatchList";
import { MatchListSkeleton } from "@/ui/match/MatchListSkeleton";
import { ResultRow } from "@/ui/match/ResultRow";
import { Section } from "@/ui/Section";
import { useDialogParam } from "@/ui/useDialogParam";
import { matchesAhead } from "@/domain/match/ahead";
import { zoneNote } from "@/domain/time";
import { arena } from "@arena/arena";
import { AnyMatchRow } from "@/ui/match/AnyMatchRow";
import { useNow } from "@/ui/match/useNow";
import { useZone } from "@/ui/match/useZone";
import { paths } from "@/leagues/paths";
import { Link } from "@/ui/Link";
import { CalendarButton } from "../calendar/CalendarButton";
import { useMatches } from "../match/useMatches";
import { latestFirst } from "../match/latestResults";
import { OpenMatch, type MatchBlock } from "../match/OpenMatch";
import { ClubHeader, type ClubBlock } from "./ClubHeader";
import headerStyles from "./ClubHeader.module.css";
import styles from "./ClubPage.module.css";
import { ClubParts, clubParts } from "./ClubParts";
import { ClubSquad } from "./ClubSquad";
import { ClubFrame, type ClubPageProps } from "./OneClub";
import { ScorersSkeleton } from "./ScorersSkeleton";
import { SeasonSkeleton } from "./SeasonSkeleton";

// The code of these parts, with the players' figures and the engine that computes tables, is loaded after the rest of
// the page has its data.
const ClubPlace = laterPart(() => import("./ClubPlace"));
const ClubScorers = laterPart(() => import("./ClubScorers"));
const ClubSeason = laterPart(() => import("./ClubSeason"));
const ClubMore = laterPart(() => import("./ClubMore"));

/** The page of a club in a league of matches, derived from the league's records. */
export default function ClubPage({ slug }: ClubPageProps) {
  const league = useLeague();
  const { collections } = league;
  return (
    <ClubFrame slug={slug}>
      {(block, isLoading) => (
        <>
          {collections.results && <AskedAhead />}
          <ClubHeader
            {...block}
            actions={collections.fixtures && <ClubCalendar {...block} />}
            course={<Course {...block} />}
          />
          <div className={styles.columns}>
            <div>
              {collections.fixtures && <ClubFixtures {...block} />}
              {collections.results && <ClubResults {...block} />}
              {collections.players && (
                <AfterData isLoading={isLoading} room={<ScorersSkeleton />}>
                  <ClubScorers {...block} />
                </AfterData>
              )}
            </div>
            <div>
              {collections.players && <ClubSquad {...block} />}
              {collections.results && (
                <AfterData isLoading={isLoading} room={<SeasonSkeleton />}>
                  <ClubSeason {...block} />
                </AfterData>
              )}
            </div>
            {collections.results && (
              <div className={styles.later}>
                <ClubParts
                  Filled={ClubMore}
                  isLoading={isLoading}
                  parts={clubParts(league)}
                  {...block}
                />
              </div>
            )}
          </div>
        </>
      )}
    </ClubFrame>
  );
}

interface AfterDataProps {
  readonly isLoading: boolean;
  /** The placeholder until the part is loaded. */
  readonly room: ReactNode;
  readonly children: ReactNode;
}

/** A part whose code is loaded after the page has its data. */
function AfterData({ isLoading, room, children }: AfterDataProps) {
  return isLoading ? room : <Suspense fallback={room}>{children}</Suspense>;
}

/**
 * Requests the whole results together with the page's first requests, so that scorers and charts have them when their
 * code is loaded. Shows nothing.
 */
function AskedAhead() {
  const league = useLeague();
  useListings([{ league, kind: "results", whole: true }]);
  return null;
}

/** The club's place (its group if the league has no table) and its form. */
function Course({ club }: ClubBlock) {
  const league = useLeague();
  const { standings, results } = league.collections;
  return (
    <>
      {club.group && !standings && <span>Group {club.group}</span>}
      {standings && (
        <span className={headerStyles.rank}>
          <Suspense fallback={null}>
            <ClubPlace name={club.name} />
          </Suspense>
        </span>
      )}
      {results && (
        <span className={headerStyles.form}>
          <Form name={club.name} />
        </span>
      )}
    </>
  );
}

interface FormProps {
  readonly name: string;
}

function Form({ name }: FormProps) {
  const league = useLeague();
  const results = useListing(league, "results");
  const rows = recordsRead(useListing(league, "standings"));
  // Without the table it is not known who has withdrawn, whose results do not count.
  if (results.status !== "ready" || !rows) return null;
  const decided = decidedIn(league, "", results.value.records);
  const outcomes = formOf(name, withWithdrawals(decided, withdrawnTeams(rows)));
  return outcomes.length > 0 ? <FormGuide form={outcomes} /> : null;
}

/** A button that adds the club's matches to the visitor's calendar. */
function ClubCalendar({ club }: Pick<ClubBlock, "club">) {
  const league = useLeague();
  const { name } = club;
  const clubs = useClubs();
  const { matches } = useMatches(league);
  const own = matches.filter(({ teamA, teamB }) => sameName(teamA, name) || sameName(teamB, name));
  return (
    <CalendarButton
      feeds={[{ league, club }]}
      matches={own.map((match) => ({ league, clubs, match }))}
      name={club.called}
      variant="onInk"
    />
  );
}

const LATEST_SHOWN = 4;

/** The club's latest results, newest first. */
function ClubResults({ club }: ClubBlock) {
  const league = useLeague();
  const season = useMatches(league);
  const dialog = useDialogParam("result");
  return (
    <Section
      action={<AllOfClub label="All results" name={club.name} page="results" />}
      title="Latest results"
    >
      <Listing
        state={season.results}
        what="results"
        skeleton={<MatchListSkeleton rows={LATEST_SHOWN} />}
      >
        {() => {
          const played = season.matches.filter(
            ({ teamA, teamB }) => sameName(teamA, club.name) || sameName(teamB, club.name),
          );
          const own = latestFirst(played.filter(hasResult));
          return own.length === 0 ? (
            <EmptyState spot="no-results" title="No results yet">
              Results appear here after the first match.
            </EmptyState>
          ) : (
            <MatchList
              items={own.slice(0, LATEST_SHOWN)}
              row={(match) => (
                <ResultRow
                  link={dialog.link(match.id)}
                  match={match}
                  round={knockOutRound(match)}
                />
              )}
            />
          );
        }}
      </Listing>
      <OpenMatch dialog={dialog} season={season} />
    </Section>
  );
}

/**
 * How many matches are shown. Most clubs have this many ahead until the last weeks; with a varying number, the parts
 * below would move.
 */
const NEXT_SHOWN = 2;

/** The club's next matches; the match whose details are open is in the address as `?match=`. */
function ClubFixtures({ club }: ClubBlock) {
  const league = useLeague();
  const season = useMatches(league);
  const dialog = useDialogParam("match");
  const own = season.matches.filter(
    ({ teamA, teamB }) => sameName(teamA, club.name) || sameName(teamB, club.name),
  );
  return (
    <Section
      action={<AllOfClub label="All matches" name={club.name} page="matches" />}
      title="Next matches"
    >
      <Listing
        state={season.fixtures}
        what="fixtures"
        skeleton={<MatchListSkeleton rows={NEXT_SHOWN} />}
      >
        {({ readAt }) => <Next dialog={dialog} matches={own} readAt={readAt} />}
      </Listing>
      <OpenMatch dialog={dialog} season={season} />
    </Section>
  );
}

interface NextProps extends MatchBlock {
  readonly matches: readonly ListedMatch[];
  /** When the records were loaded, in epoch milliseconds. */
  readonly readAt: number;
}

function Next({ dialog, matches, readAt }: NextProps) {
  const league = useLeague();
  const zone = useZone();
  const now = useNow(readAt);
  const next = matchesAhead(matches, now, league.game.matchMinutes);
  const [first] = next;
  if (!first) {
    return (
      <EmptyState spot="no-fixtures" title="No match ahead">
        The next one appears here as soon as it is scheduled.
      </EmptyState>
    );
  }
  const note = zoneNote(first.date, zone, arena.timeZone);
  return (
    <>
      <MatchList
        items={next.slice(0, NEXT_SHOWN)}
        row={(match) => (
          <AnyMatchRow
            link={dialog.link(match.id)}
            match={match}
            now={now}
            round={knockOutRound(match)}
          />
        )}
      />
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}

interface Props {
  /** The club's name. */
  readonly name: string;
  readonly page: "matches" | "results";
  readonly label: string;
}

/** A link to all matches of a club in the league's list; nothing if the league has no such page. */
function AllOfClub({ name, page, label }: Props) {
  const league = useLeague();
  if (league.pages[page] !== "real") return null;
  return <Link to={`${paths.page(league, page)}?club=${slugOf(name)}`}>{label}</Link>;
}
