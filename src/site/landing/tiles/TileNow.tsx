import { Suspense, type ReactNode } from "react";
import { useClubsOf } from "@/data/useClubs";
import { useShownLeagues } from "@/data/useLeagues";
import { valueOf } from "@/data/readState";
import { failedOf } from "@/data/together";
import { useCompetition } from "@/site/season/useCompetition";
import { useMeetSeason } from "@/data/useMeetSeason";
import type { LeagueEntry } from "@/domain/league/league";
import { matchesAhead, phaseOf } from "@/domain/match/ahead";
import type { ListedMatch } from "@/domain/match/listed";
import { findClub } from "@/domain/season/clubs";
import { partOfMeet, type MeetSeason } from "@/domain/season/meets";
import { DATE_UNAVAILABLE, formatKickOff } from "@/domain/time";
import { kickOffOf } from "@/domain/when";
import { Crest } from "@/ui/crest/Crest";
import { laterPart } from "@/ui/later/later";
import { useLiveOf } from "@/ui/match/liveNow";
import { phaseLabel } from "@/ui/match/status";
import { useNow } from "@/ui/match/useNow";
import { useZone } from "@/ui/match/useZone";
import { FollowedStar } from "@/ui/mine/FollowedStar";
import { isFollowed } from "@/ui/mine/isFollowed";
import { useFollowed } from "@/ui/mine/mine";
import { InLeague, useLeague } from "@/ui/leagueContext";
import { useMatches } from "../../match/useMatches";
import { leadColumn, leadersOf, orderOfMeets, ordersOf, type Leader } from "./leaders";
import styles from "./TileNow.module.css";

const LiveTable = laterPart(() => import("../../standings/LiveTable"));

/** The leaders of a league and the time of its next match or meet, or that one is live, inside the league's tile. */
export default function TileNow({ league: { slug } }: { readonly league: LeagueEntry }) {
  // The tile has only the league's entry for menus. This is the whole league, once its code is loaded.
  const league = useShownLeagues().find((one) => one.slug === slug);
  if (!league) return null;
  return (
    <InLeague league={league}>{league.meets ? <MeetLeagueNow /> : <MatchLeagueNow />}</InLeague>
  );
}

/** The next match and the leaders in a league of matches. The tables include live matches, as on every other page. */
function MatchLeagueNow() {
  const league = useLeague();
  const season = useCompetition(league);
  const competition = valueOf(season)?.competition;
  const { fixtures, matches } = useMatches(league);
  const isLive = useLiveOf(league).size > 0;
  const clubs = useClubsOf(league);
  if (failedOf([season, fixtures])) return FAILED;
  if (!competition || fixtures.status !== "ready") return null;
  const leadersWithoutLive = <Leaders orders={ordersOf(competition.tables, league)} />;
  return (
    <>
      <NextMatch matches={matches} readAt={fixtures.readAt} />
      {isLive ? (
        <InLeague clubs={clubs} league={league}>
          <Suspense fallback={leadersWithoutLive}>
            <LiveTable competition={competition}>
              {(now) =>
                now ? <Leaders orders={ordersOf(now.tables, league)} /> : leadersWithoutLive
              }
            </LiveTable>
          </Suspense>
        </InLeague>
      ) : (
        leadersWithoutLive
      )}
    </>
  );
}

function MeetLeagueNow() {
  const state = useMeetSeason(useLeague());
  if (state.status === "failed") return FAILED;
  if (state.status !== "ready") return null;
  return (
    <>
      <NextMeet readAt={state.readAt} season={state.value} />
      <Leaders orders={[orderOfMeets(state.value)]} />
    </>
  );
}

function Leaders({ orders }: { readonly orders: readonly (readonly Leader[])[] }) {
  const league = useLeague();
  const clubs = useClubsOf(league);
  const { clubs: followed } = useFollowed();
  const column = leadColumn(league);
  const isMine = (team: string) => isFollowed({ league, clubs }, [team], followed);
  const leaders = leadersOf(orders, isMine);
  return (
    <InLeague clubs={clubs} league={league}>
      <span className={styles.leaders}>
        {leaders.length === 0 && "Nobody leads yet"}
        {leaders.map(({ place, team, figure }) => {
          const club = findClub(clubs, team);
          return (
            <span className={styles.line} key={place + team}>
              <span className={styles.place}>{place}</span>{" "}
              <Crest colours={club?.colours} decorative logo={club?.logo} name={team} size={24} />
              <span className="semibold">
                <FollowedStar name={team} />
                {club?.called ?? team}
              </span>{" "}
              <span>
                <span className={styles.figure}>{figure}</span>{" "}
                <abbr title={column?.label}>{column?.short}</abbr>
              </span>
            </span>
          );
        })}
      </span>
    </InLeague>
  );
}

interface NextMatchProps {
  readonly matches: readonly ListedMatch[];
  /** When the records were loaded, in epoch milliseconds. */
  readonly readAt: number;
}

/** The time of the league's next match, or that a match is live. */
function NextMatch({ matches, readAt }: NextMatchProps) {
  const { game } = useLeague();
  const now = useNow(readAt);
  const zone = useZone();
  const [next] = matchesAhead(matches, now, game.matchMinutes);
  if (!next) return <Next>No match planned</Next>;
  const phase = phaseOf(next.match, now, game.matchMinutes);
  if (phase !== "ahead") return <Next>{phaseLabel(next.status, phase, { game })}</Next>;
  const kickOff = kickOffOf(next, zone);
  return <Next iso={kickOff?.iso}>Next: {kickOff?.short ?? DATE_UNAVAILABLE}</Next>;
}

interface NextMeetProps {
  readonly season: MeetSeason;
  /** When the records were loaded, in epoch milliseconds. */
  readonly readAt: number;
}

/** "On now" while a meet is live, else the time of the next meet, else the day of the last one. */
function NextMeet({ season, readAt }: NextMeetProps) {
  const { game } = useLeague();
  const now = useNow(readAt);
  const zone = useZone();
  const all = season.meets.map((seasonMeet) => ({
    date: seasonMeet.meet.date,
    part: partOfMeet(seasonMeet, now, game.matchMinutes),
  }));
  if (all.some(({ part }) => part === "live")) return <Next>On now</Next>;
  const next = all.find(({ part }) => part === "next");
  const shown = next ?? all.findLast(({ part }) => part === "finished");
  if (!shown) return <Next>No meet planned</Next>;
  const start = formatKickOff(shown.date, zone);
  if (!start) return <Next>{DATE_UNAVAILABLE}</Next>;
  return <Next iso={start.iso}>{next ? `Next: ${start.short}` : `Last: ${start.date}`}</Next>;
}

interface NextProps {
  /** The time for the `datetime` attribute, in ISO format. */
  readonly iso?: string | undefined;
  readonly children: ReactNode;
}

const Next = ({ iso, children }: NextProps) =>
  iso ? (
    <time className={styles.next} dateTime={iso}>
      {children}
    </time>
  ) : (
    <span className={styles.next}>{children}</span>
  );

const FAILED = <Next>Could not be loaded</Next>;
