import { useListing } from "@/data/useListing";
import { sortPlayersByClub } from "@/domain/match/grouping";
import { sameName } from "@/domain/names";
import type { RecordOf } from "@/records/record";
import { findClub, type ResolvedClub } from "@/domain/season/clubs";
import type { League } from "@/domain/league/league";
import type { MeetSeason } from "@/domain/season/meets";
import { EmptyState } from "@/ui/EmptyState";
import { Listing } from "@/ui/Listing";
import { Section } from "@/ui/Section";
import { useSeason } from "../season/useSeason";
import { Skeleton } from "@/ui/Skeleton";
import { AthleteTable } from "./AthleteTable";
import styles from "./Meets.module.css";
import { OfSeason } from "./ofSeason";

/** The athletes by team, with their medals and best marks of the season. */
export default function MeetPlayersPage({ league }: { readonly league: League }) {
  const { past } = useSeason(league);
  const players = useListing(league, "players", past);
  return (
    <OfSeason league={league} past={past} whole>
      {(season, clubs) => (
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
          {({ records }) => (
            <Teams
              league={league}
              names={teamsOf(clubs, records)}
              past={past}
              players={sortPlayersByClub(records)}
              season={season}
            />
          )}
        </Listing>
      )}
    </OfSeason>
  );
}

/** The league's teams, then those that only an athlete's entry names: nobody is left out. */
function teamsOf(
  clubs: readonly ResolvedClub[],
  players: readonly RecordOf<"players">[],
): readonly string[] {
  const others = players.map(({ club }) => club).filter((name) => !findClub(clubs, name));
  return [...clubs.map(({ name }) => name), ...new Set(others)];
}

interface TeamsProps {
  readonly league: League;
  readonly past: string | undefined;
  readonly names: readonly string[];
  readonly players: readonly RecordOf<"players">[];
  readonly season: MeetSeason;
}

function Teams({ league, past, names, players, season }: TeamsProps) {
  return names.map((name) => {
    const squad = players.filter(({ club }) => sameName(club, name));
    return (
      squad.length > 0 && (
        <Section key={name} title={name}>
          <AthleteTable {...{ league, past, season }} players={squad} team={name} />
        </Section>
      )
    );
  });
}
