import { useMemo } from "react";
import { useClubs } from "@/data/useClubs";
import { useListings } from "@/data/useListing";
import { useOpenedLeague } from "@/data/useOpenedLeague";
import { usePlayers } from "@/data/usePlayers";
import type { RecordOf } from "@/records/record";
import { leagues } from "@/leagues";
import { findClub, type ResolvedClub } from "@/domain/season/clubs";
import type { League } from "@/domain/league/league";
import { paths } from "@/leagues/paths";
import { Card } from "@/ui/Card";
import { MonogramAvatar } from "@/ui/crest/MonogramAvatar";
import { crestOf } from "@/domain/crest";
import { Link } from "@/ui/Link";
import { FollowPlayerStar } from "@/ui/mine/FollowButton";
import { playerKey } from "@/ui/mine/mine";
import { Section } from "@/ui/Section";
import { latestLog, LogEntry } from "../player-page/MatchLog";
import { GoneCard } from "./GoneCard";
import { LatestMeet } from "./LatestMeet";
import styles from "./MyClubsPage.module.css";

interface MyPlayersProps {
  /** Of the followed players. */
  readonly keys: readonly string[];
}

const isOf = (key: string, { slug }: League) => key.startsWith(`${slug}/`);

/** Each followed player with the latest match or meet; only their leagues are read. */
export default function MyPlayers({ keys }: MyPlayersProps) {
  const keeping = leagues.filter(({ collections }) => collections.players !== undefined);
  const theirs = keeping.filter((league) => keys.some((key) => isOf(key, league)));
  const homeless = keys.filter((key) => !keeping.some((league) => isOf(key, league)));
  return (
    <Section title="My players">
      <div className={styles.grid}>
        {theirs.map((league) => (
          <PlayersOfLeague
            key={league.slug}
            keys={keys.filter((key) => isOf(key, league))}
            league={league}
          />
        ))}
        {homeless.map((key) => (
          <GoneCard
            key={key}
            kind="players"
            name="A player"
            of={key}
            why="is of a league that is no longer here."
          />
        ))}
      </div>
    </Section>
  );
}

const none: readonly RecordOf<"results">[] = [];

function PlayersOfLeague({ keys, ...of }: MyPlayersProps & { readonly league: League }) {
  const league = useOpenedLeague(of.league);
  const players = usePlayers(league);
  if (players.status === "failed") {
    return <p role="alert">Failed to load players of {league.name}.</p>;
  }
  if (players.status === "loading") return <p>Loading players of {league.name}</p>;
  const squads = players.listing.records;
  const known = squads.filter(({ id }) => keys.includes(playerKey(league, id)));
  const gone = keys.filter((key) => !known.some(({ id }) => playerKey(league, id) === key));
  return (
    <>
      {known.map((player) => (
        <MyPlayer key={player.id} league={league} player={player} squads={squads} />
      ))}
      {gone.map((key) => (
        <GoneCard
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
  readonly league: League;
  readonly player: RecordOf<"players">;
  readonly squads: readonly RecordOf<"players">[];
}

function MyPlayer({ league, player, squads }: MyPlayerProps) {
  const clubs = useClubs(league);
  const colour =
    findClub(clubs, player.club)?.colours[0] ?? crestOf(player.club || player.name).primary;
  return (
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
            {[league.shortName, player.club, player.position].filter(Boolean).join(" · ")}
          </p>
        </div>
        <FollowPlayerStar league={league} player={player} />
      </div>
      {league.meets ? (
        <LatestMeet league={league} player={player} />
      ) : (
        <LatestMatch clubs={clubs} league={league} player={player} squads={squads} />
      )}
    </Card>
  );
}

interface LatestMatchProps extends MyPlayerProps {
  readonly clubs: readonly ResolvedClub[];
}

/** The latest match that names a player. */
function LatestMatch({ league, clubs, player, squads }: LatestMatchProps) {
  const [state] = useListings([{ league, kind: "results", whole: true }]);
  const results = state.status === "ready" ? state.listing.records : none;
  const [latest] = useMemo(
    () => latestLog(league, { player, squads, results }),
    [league, player, squads, results],
  );
  if (!latest) return null;
  return (
    <ul aria-label="Latest match" role="list">
      <LogEntry clubs={clubs} entry={latest} league={league} past={undefined} player={player} />
    </ul>
  );
}
