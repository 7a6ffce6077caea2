import { teamOfTheWeek } from "@/domain/people/awards";
import { TeamOfTheWeekList } from "@/ui/awards/TeamOfTheWeekList";
import { TeamOfTheWeekPitch } from "@/ui/awards/TeamOfTheWeekPitch";
import { useLeague } from "@/ui/leagueContext";
import { ComputedSection } from "./FromResults";
import styles from "./TeamOfTheWeek.module.css";
import { PitchSkeleton } from "./TeamSkeleton";

/**
 * The best players of the latest game week by position, drawn on the sport's ground and as a list; nothing if a
 * position cannot be filled.
 */
export default function TeamOfTheWeek() {
  const league = useLeague();
  const sport = league.game;
  const countsCards = sport.topLists.some(({ source }) => source === "yellowCards");
  return (
    <ComputedSection skeleton={<PitchSkeleton />} title="Team of the Week">
      {(results, players, fixtures) => {
        const { teamOfTheWeek: formation, scorerFigure } = sport;
        const team = teamOfTheWeek(results, players, formation, scorerFigure, fixtures);
        if (!team) return null;
        return (
          <>
            <div className={styles.team}>
              <TeamOfTheWeekPitch game={league.game} team={team} />
              <TeamOfTheWeekList team={team} />
            </div>
            <p className="mt-2 text-caption text-secondary">
              {team.label}. Chosen by {sport.words.scored.toLowerCase()}, assists, match ratings
              {countsCards && ", cards"} and the results of the week.
            </p>
          </>
        );
      }}
    </ComputedSection>
  );
}
