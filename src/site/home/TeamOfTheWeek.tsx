import { useListings } from "@/data/useListing";
import { teamOfTheWeek } from "@/domain/awards";
import type { ResolvedClub } from "@/leagues/clubs";
import type { League } from "@/leagues/league";
import { sportOf } from "@/sports";
import { TeamOfTheWeekList } from "@/ui/awards/TeamOfTheWeekList";
import { TeamOfTheWeekPitch } from "@/ui/awards/TeamOfTheWeekPitch";
import { EmptyState } from "@/ui/EmptyState";
import { Listing } from "@/ui/Listing";
import { Section } from "@/ui/Section";
import { Skeleton } from "@/ui/Skeleton";
import { quiet } from "./quiet";
import styles from "./TeamOfTheWeek.module.css";

interface TeamOfTheWeekProps {
  readonly league: League;
  readonly clubs: readonly ResolvedClub[];
}

/** The best of the latest game week by position, on the sport's ground and as a list. */
export default function TeamOfTheWeek({ league, clubs }: TeamOfTheWeekProps) {
  const [results, players] = useListings([
    { league, kind: "results" },
    { league, kind: "players" },
  ]);
  const sport = sportOf(league.sport);
  const skeleton = <Skeleton className={styles.placeholder} shape="block" />;
  return (
    <Section title="Team of the Week">
      <Listing skeleton={skeleton} state={quiet(results)} what="results">
        {(played) => (
          <Listing skeleton={skeleton} state={quiet(players)} what="players">
            {(squads) => {
              const team = teamOfTheWeek(
                played.records,
                squads.records,
                sport.teamOfTheWeek,
                sport.scorerFigure,
              );
              if (!team) {
                return (
                  <EmptyState spot="no-players" title="No Team of the Week yet">
                    It needs results, and a player in every position who took part.
                  </EmptyState>
                );
              }
              return (
                <>
                  <div className={styles.team}>
                    <TeamOfTheWeekPitch clubs={clubs} sport={league.sport} team={team} />
                    <TeamOfTheWeekList clubs={clubs} league={league} team={team} />
                  </div>
                  <p className={styles.note}>
                    {team.label}. Chosen by {sport.words.scored.toLowerCase()}, assists, match
                    ratings{sport.keeps.bookings && ", cards"} and the results of the week.
                  </p>
                </>
              );
            }}
          </Listing>
        )}
      </Listing>
    </Section>
  );
}
