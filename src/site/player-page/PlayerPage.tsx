import { Suspense, useEffect } from "react";
import { recordsIn } from "@/data/readState";
import { usePlayers } from "@/data/usePlayers";
import type { RecordOf } from "@/records/record";
import { arena } from "@arena/arena";
import { calledName } from "@/domain/season/calledName";
import { findClub } from "@/domain/season/clubs";
import { paths } from "@/leagues/paths";
import { Listing } from "@/ui/Listing";
import { Loading } from "@/ui/Loading";
import { Link } from "@/ui/Link";
import { FollowPlayerButton } from "@/ui/mine/FollowButton";
import { PlayerFacts } from "@/ui/players/PlayerFacts";
import { Section } from "@/ui/Section";
import { seasonPath, useSeason } from "../season/useSeason";
import { Skeleton } from "@/ui/Skeleton";
import { laterPart } from "@/ui/later/later";
import { InLeague, useLeague } from "@/ui/leagueContext";
import { useClubsOf } from "@/data/useClubs";
import { WhenSeen } from "../motion/WhenSeen";
import { MatchLog } from "./MatchLog";
import { OtherSeasons } from "./OtherSeasons";
import { SeasonLabel } from "../season/SeasonLabel";
import styles from "./PlayerPage.module.css";

// The chart is below or beside all other parts, so nothing moves when it loads.
const PlayerChart = laterPart(() => import("./PlayerChart"));
const PlayerMissing = laterPart(() => import("./PlayerMissing"));
// In a separate file, because few players have moved.
const PlayerClubs = laterPart(() => import("./PlayerClubs"));
const AthleteSeason = laterPart(() => import("../meets/AthleteSeason"));

interface Props {
  readonly id: string;
}

/** The page of one player in a season: figures, facts, and every match that names the player. */
export default function PlayerPage({ id }: Props) {
  const league = useLeague();
  const { season, past } = useSeason();
  const players = usePlayers(league, past);
  const records = recordsIn(players);
  // If the page of all players is not open yet, a single player's page is not open either.
  const isOpen = league.pages.players === "real";
  const player = isOpen ? records.find((one) => one.id === id) : undefined;
  return (
    <>
      <p className="text-overline text-secondary">
        {league.name}
        <SeasonLabel>{season.label}</SeasonLabel>
      </p>
      <h1 className={styles.name} tabIndex={-1}>
        {player?.name ?? "Player"}
      </h1>
      <p className={styles.follow}>
        {player && !past && <FollowPlayerButton league={league} player={player} />}
      </p>
      <Listing skeleton={<WaitingPlayer />} state={players} what="players">
        {() =>
          player ? (
            <FoundPlayer past={past} player={player} squads={records} />
          ) : (
            <Suspense fallback={<WaitingPlayer />}>
              <PlayerMissing id={id} past={past} />
            </Suspense>
          )
        }
      </Listing>
      <p className={styles.back}>
        <Link to={seasonPath(paths.page(league, "players"), past)}>All players</Link>
      </p>
    </>
  );
}

function WaitingPlayer() {
  return (
    <Loading what="player">
      <Skeleton className={styles.waiting} shape="block" />
    </Loading>
  );
}

interface FoundProps {
  /** A past season's id; undefined for the current season. */
  readonly past: string | undefined;
  readonly player: RecordOf<"players">;
  readonly squads: readonly RecordOf<"players">[];
}

function FoundPlayer({ past, player, squads }: FoundProps) {
  const league = useLeague();
  const clubs = useClubsOf(league);
  const title = [player.name, calledName(clubs, player.club), league.name, arena.name]
    .filter(Boolean)
    .join(" · ");
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <InLeague league={league} clubs={clubs}>
      <div className={styles.columns}>
        <PlayerFacts
          club={findClub(clubs, player.club)}
          heading="h2"
          player={player}
          sport={league.game}
        />
        <div className="min-0">
          {league.collections.results && (
            <Section title="Matches">
              <MatchLog past={past} player={player} squads={squads} />
            </Section>
          )}
          {league.meets && (
            <Suspense fallback={<WaitingPlayer />}>
              <AthleteSeason past={past} player={player} />
            </Suspense>
          )}
          {player.formerClubs.length > 0 && (
            <Suspense>
              <PlayerClubs player={player} />
            </Suspense>
          )}
          {league.seasons.length > 1 && (
            <Section title="Other seasons">
              <OtherSeasons past={past} player={player} />
            </Section>
          )}
        </div>
        {league.collections.results && (
          <WhenSeen className={styles.later}>
            <Suspense fallback={null}>
              <PlayerChart past={past} player={player} squads={squads} />
            </Suspense>
          </WhenSeen>
        )}
      </div>
    </InLeague>
  );
}
