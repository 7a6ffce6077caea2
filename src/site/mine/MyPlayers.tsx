import { useMemo } from "react";
import { recordsIn, valueOf } from "@/data/readState";
import { useReadLeagues } from "@/data/useReadLeagues";
import { useEveryLeague } from "@/data/useLeagues";
import { useListings } from "@/data/useListing";
import { useOpenedLeague } from "@/data/useOpenedLeague";
import { usePlayers } from "@/data/usePlayers";
import type { RecordOf } from "@/records/record";
import { findClub } from "@/domain/season/clubs";
import type { League } from "@/domain/league/league";
import { paths } from "@/leagues/paths";
import { Card } from "@/ui/Card";
import { FailedRead } from "@/ui/FailedRead";
import { MonogramAvatar } from "@/ui/crest/MonogramAvatar";
import { crestOf } from "@/domain/crest";
import { Link } from "@/ui/Link";
import { FollowPlayerStar } from "@/ui/mine/FollowButton";
import { playerKey } from "@/ui/mine/mine";
import { Section } from "@/ui/Section";
import { InLeague, useLeague } from "@/ui/leagueContext";
import { useClubsOf } from "@/data/useClubs";
import { useMeetSeason } from "@/data/useMeetSeason";
import { ordinal } from "@/domain/ordinal";
import { formatKickOff } from "@/domain/time";
import { latestMeetOf, type AthleteResult } from "@/domain/season/athletes";
import { useZone } from "@/ui/match/useZone";
import { latestLog, LogEntry } from "../player-page/MatchLog";
import { meetPath } from "../meets/words";
import { MissingCard } from "./MissingCard";
import styles from "./MyClubsPage.module.css";

interface MyPlayersProps {
  /** The keys of the followed players. */
  readonly keys: readonly string[];
}

const isOf = (key: string, { slug }: League) => key.startsWith(`${slug}/`);

/** The section of followed players, each with the latest match or meet. Loads only the leagues of these players. */
export default function MyPlayers({ keys }: MyPlayersProps) {
  useReadLeagues();
  const keeping = useEveryLeague().filter(({ collections }) => collections.players !== undefined);
  const theirs = keeping.filter((league) => keys.some((key) => isOf(key, league)));
  const homeless = keys.filter((key) => !keeping.some((league) => isOf(key, league)));
  return (
    <Section title="My players">
      <div className={styles.grid}>
        {theirs.map((league) => (
          <InLeague key={league.slug} league={league}>
            <PlayersOfLeague keys={keys.filter((key) => isOf(key, league))} />
          </InLeague>
        ))}
        {homeless.map((key) => (
          <MissingCard
            key={key}
            kind="players"
            name="A player"
            of={key}
            why="belongs to a league that no longer exists."
          />
        ))}
      </div>
    </Section>
  );
}

function PlayersOfLeague({ keys }: MyPlayersProps) {
  const league = useOpenedLeague(useLeague());
  const players = usePlayers(league);
  if (players.status === "failed") {
    return <FailedRead state={players} title={`Failed to load players of ${league.name}.`} />;
  }
  if (players.status === "loading") return <p>Loading players of {league.name}</p>;
  const squads = players.value.records;
  const known = squads.filter(({ id }) => keys.includes(playerKey(league, id)));
  const gone = keys.filter((key) => !known.some(({ id }) => playerKey(league, id) === key));
  return (
    <>
      {known.map((player) => (
        <InLeague key={player.id} league={league}>
          <MyPlayer player={player} squads={squads} />
        </InLeague>
      ))}
      {gone.map((key) => (
        <MissingCard
          key={key}
          kind="players"
          name={`A player of ${league.name}`}
          of={key}
          why="is no longer in its lists of players."
        />
      ))}
    </>
  );
}

interface MyPlayerProps {
  readonly player: RecordOf<"players">;
  readonly squads: readonly RecordOf<"players">[];
}

function MyPlayer({ player, squads }: MyPlayerProps) {
  const league = useLeague();
  const clubs = useClubsOf(league);
  const club = findClub(clubs, player.club);
  const colour = club?.colours[0] ?? crestOf(player.club || player.name).primary;
  return (
    <InLeague league={league} clubs={clubs}>
      <Card data-sport={league.sport} flush>
        <div className={styles.head}>
          <MonogramAvatar
            colour={colour}
            decorative
            name={player.name}
            picture={player.picture}
            size={40}
          />
          <div>
            <h3 className={styles.name}>
              <Link to={paths.player(league, player.id)}>{player.name}</Link>
            </h3>
            <p className={styles.place}>
              {[league.shortName, club?.called ?? player.club, player.position]
                .filter(Boolean)
                .join(" · ")}
            </p>
          </div>
          <FollowPlayerStar league={league} player={player} />
        </div>
        {league.meets ? (
          <LatestMeet player={player} />
        ) : (
          <LatestMatch player={player} squads={squads} />
        )}
      </Card>
    </InLeague>
  );
}

/** The latest match that names a player. */
function LatestMatch({ player, squads }: MyPlayerProps) {
  const league = useLeague();
  const [state] = useListings([{ league, kind: "results", whole: true }]);
  const results = recordsIn(state);
  const [latest] = useMemo(
    () => latestLog(league, { player, squads, results }),
    [league, player, squads, results],
  );
  if (!latest) return null;
  return (
    <ul aria-label="Latest match" role="list">
      <LogEntry entry={latest} past={undefined} player={player} />
    </ul>
  );
}

interface LatestMeetProps {
  readonly player: RecordOf<"players">;
}

/** The latest meet in which an athlete has a result, with the result of each event. */
function LatestMeet({ player }: LatestMeetProps) {
  const league = useLeague();
  const season = valueOf(useMeetSeason(league, { whole: true }));
  const zone = useZone();
  const latest = season && latestMeetOf(season, player);
  if (!latest) return null;
  const { meet } = latest.seasonMeet;
  return (
    <div className={styles.meet}>
      <p>
        <Link to={meetPath(league, meet.id)}>{meet.name}</Link>{" "}
        <span className={styles.when}>{formatKickOff(meet.date, zone)?.date}</span>
      </p>
      <ul aria-label="Latest meet" role="list">
        {latest.results.map((result) => (
          <li key={result.event}>
            {result.event}: {inWords(result)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Formats a result: "2nd, 10.90"; "DNF" without a place. */
function inWords({ place, mark, status }: AthleteResult): string {
  return [place === null ? status : ordinal(place), mark].filter(Boolean).join(", ");
}
