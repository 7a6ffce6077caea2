import { useMemo } from "react";
import { useClubs } from "@/data/useClubs";
import { useListings } from "@/data/useListing";
import { useOpenedLeague } from "@/data/useOpenedLeague";
import { usePlayers } from "@/data/usePlayers";
import type { RecordOf } from "@/domain/records/record";
import { leagues } from "@/leagues";
import { findClub } from "@/leagues/clubs";
import type { League } from "@/leagues/league";
import { paths } from "@/leagues/paths";
import { Card } from "@/ui/Card";
import { MonogramAvatar } from "@/ui/crest/MonogramAvatar";
import { crestOf } from "@/domain/crest";
import { Link } from "@/ui/Link";
import { FollowPlayerStar } from "@/ui/mine/FollowButton";
import { playerKey } from "@/ui/mine/mine";
import { Section } from "@/ui/Section";
import { latestLog, LogEntry } from "../player-page/MatchLog";
import styles from "./MyClubsPage.module.css";

interface MyPlayersProps {
  /** Of the followed players. */
  readonly keys: readonly string[];
}

/** Each followed player with the latest match; only their leagues are read. */
export default function MyPlayers({ keys }: MyPlayersProps) {
  const theirs = leagues.filter(
    ({ slug, collections }) =>
      collections.players !== undefined && keys.some((key) => key.startsWith(`${slug}/`)),
  );
  return (
    <Section title="My players">
      <div className={styles.grid}>
        {theirs.map((league) => (
          <PlayersOfLeague key={league.slug} keys={keys} league={league} />
        ))}
      </div>
    </Section>
  );
}

const none: readonly RecordOf<"results">[] = [];

function PlayersOfLeague({ keys, ...of }: MyPlayersProps & { readonly league: League }) {
  const league = useOpenedLeague(of.league);
  const players = usePlayers(league);
  const [results] = useListings([{ league, kind: "results", whole: true }]);
  if (players.status === "failed") {
    return <p role="alert">Failed to load players of {league.name}.</p>;
  }
  if (players.status === "loading") return <p>Loading players of {league.name}</p>;
  const squads = players.listing.records;
  return squads
    .filter(({ id }) => keys.includes(playerKey(league, id)))
    .map((player) => (
      <MyPlayer
        key={player.id}
        league={league}
        player={player}
        results={results.status === "ready" ? results.listing.records : none}
        squads={squads}
      />
    ));
}

interface MyPlayerProps {
  readonly league: League;
  readonly player: RecordOf<"players">;
  readonly squads: readonly RecordOf<"players">[];
  readonly results: readonly RecordOf<"results">[];
}

function MyPlayer({ league, player, squads, results }: MyPlayerProps) {
  const clubs = useClubs(league);
  const [latest] = useMemo(
    () => latestLog(league, { player, squads, results }),
    [league, player, squads, results],
  );
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
      {latest && (
        <ul aria-label="Latest match" role="list">
          <LogEntry clubs={clubs} entry={latest} league={league} past={undefined} player={player} />
        </ul>
      )}
    </Card>
  );
}
