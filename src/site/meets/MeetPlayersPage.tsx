import { useListing } from "@/data/useListing";
import { sortPlayersByClub } from "@/domain/match/grouping";
import { sameName } from "@/domain/names";
import type { RecordOf } from "@/records/record";
import { calledName } from "@/domain/season/calledName";
import { findClub, type ResolvedClub } from "@/domain/season/clubs";
import type { MeetSeason } from "@/domain/season/meets";
import { EmptyState } from "@/ui/EmptyState";
import { Listing } from "@/ui/Listing";
import { Section } from "@/ui/Section";
import { useSeason } from "../season/useSeason";
import { Skeleton } from "@/ui/Skeleton";
import { useClubs, useLeague } from "@/ui/leagueContext";
import { AthleteTable } from "./AthleteTable";
import styles from "./Meets.module.css";
import { WithMeetSeason } from "./WithMeetSeason";

/** The page of a league's athletes by team, with their medals and best marks of the season. */
export default function MeetPlayersPage() {
  const league = useLeague();
  const { past } = useSeason();
  const players = useListing(league, "players", past);
  return (
    <WithMeetSeason past={past} whole>
      {(season) => (
        <Listing
          empty={
            <EmptyState spot="no-players" title="No athletes yet">
              They are listed here once the teams have named them.
            </EmptyState>
          }
          skeleton={<Skeleton className={styles.waiting} shape="block" />}
          state={players}
          what="players"
        >
          {({ records }) => <Teams past={past} players={records} season={season} />}
        </Listing>
      )}
    </WithMeetSeason>
  );
}

/** Returns the league's teams, then teams that only athletes' records name, so that no athlete is left out. */
function teamsOf(
  clubs: readonly ResolvedClub[],
  players: readonly RecordOf<"players">[],
): readonly string[] {
  const others = players.map(({ club }) => club).filter((name) => !findClub(clubs, name));
  return [...clubs.map(({ name }) => name), ...new Set(others)];
}

interface TeamsProps {
  /** A past season's id; undefined for the current season. */
  readonly past: string | undefined;
  readonly players: readonly RecordOf<"players">[];
  readonly season: MeetSeason;
}

function Teams({ past, players, season }: TeamsProps) {
  const clubs = useClubs();
  const sorted = sortPlayersByClub(players);
  return teamsOf(clubs, players).map((name) => {
    const squad = sorted.filter(({ club }) => sameName(club, name));
    return (
      squad.length > 0 && (
        <Section key={name} title={calledName(clubs, name)}>
          <AthleteTable
            past={past}
            season={season}
            players={squad}
            team={calledName(clubs, name)}
          />
        </Section>
      )
    );
  });
}
