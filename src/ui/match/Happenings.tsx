import type { PlayedMatch } from "@/domain/match/listed";
import { calledMatch } from "@/domain/season/calledName";
import { useClubs, useLeague } from "@/ui/where";
import { Bookings } from "./Bookings";
import { breaksIn } from "./breaks";
import { ManOfTheMatch } from "./ManOfTheMatch";
import styles from "./MatchDetails.module.css";
import { useSquads } from "./names";
import { PossessionBar } from "./PossessionBar";
import { reportOf } from "./report";
import { Scorers } from "./Scorers";
import { ScoreSheet } from "./sheet/ScoreSheet";
import { Timeline } from "./Timeline";

interface HappeningsProps {
  readonly match: PlayedMatch;
}

/** What a record says about possession when nobody has entered it. */
const MISSING = 50;

/** Who scored, what happened when, and who was the best. */
export function Happenings({ match }: HappeningsProps) {
  const league = useLeague();
  const sport = league.game;
  const squads = useSquads();
  const { words, matchFields, scorerFigure } = sport;
  const { teamA, teamB } = calledMatch(useClubs(), match);
  const { result } = match.match.outcome;
  // An even share is what the form says until somebody measures it: shown, it would be made up.
  const hasPossession = matchFields.includes("possessionA") && result.possessionA !== MISSING;
  const { timeline, bookings, substitutionNotes } = reportOf(result, sport, squads);
  const breaks = breaksIn(timeline, result, league.game.scoreFormat);
  // The half-time of a sheet stands in the timeline then.
  const tellsHalf = breaks.some(({ label }) => label === "Half-time");
  return (
    <>
      {!tellsHalf && <ScoreSheet match={match} />}
      {scorerFigure === "points" && matchFields.includes("goalsA") && (
        <Scorers
          teams={[
            { name: teamA, scorers: result.goalsA },
            { name: teamB, scorers: result.goalsB },
          ]}
          title={words.scorers}
          units={[words.one, words.scored.toLowerCase()]}
        />
      )}
      {timeline.length > 0 && (
        <section className={styles.section}>
          <h3>{scorerFigure === "minute" ? "Timeline" : "Substitutions"}</h3>
          <Timeline breaks={breaks} entries={timeline} teamA={teamA} teamB={teamB} />
        </section>
      )}
      {hasPossession && (
        <PossessionBar possessionA={result.possessionA} teamA={teamA} teamB={teamB} />
      )}
      {substitutionNotes.length > 0 && (
        <section className={styles.section}>
          <h3>Substitution notes</h3>
          <p className={styles.quiet}>{substitutionNotes.join(", ")}</p>
        </section>
      )}
      <Bookings bookings={bookings} />
      <ManOfTheMatch result={result} title={words.manOfTheMatch} />
    </>
  );
}
