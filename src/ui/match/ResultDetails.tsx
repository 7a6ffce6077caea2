import type { ReactNode } from "react";
import { gameWeekLabel } from "@/domain/match/grouping";
import type { RecordOf } from "@/domain/records/record";
import { formatKickOff, zoneNote } from "@/domain/time";
import { brand } from "@/leagues/brand";
import type { ResolvedClub } from "@/leagues/clubs";
import type { League } from "@/leagues/league";
import { sportOf } from "@/sports";
import { Chip } from "@/ui/Chip";
import { Bookings } from "./Bookings";
import { ManOfTheMatch } from "./ManOfTheMatch";
import styles from "./MatchDetails.module.css";
import { MatchHeader } from "./MatchHeader";
import { PossessionBar } from "./PossessionBar";
import { reportOf } from "./report";
import { Scorers } from "./Scorers";
import { Timeline } from "./Timeline";
import type { Result } from "@/domain/records/result";
import { loserOf } from "./ScoreLine";

interface ResultDetailsProps {
  readonly league: League;
  readonly result: RecordOf<"results">;
  readonly clubs: readonly ResolvedClub[];
  readonly zone: string;
  /** What stands in place of scorers and bookings until they are read. */
  readonly waiting?: ReactNode;
}

/** All there is to say of a match that was played, as far as its sport keeps it. */
export function ResultDetails({ league, result, clubs, zone, waiting }: ResultDetailsProps) {
  const { date, gameWeek, corrected } = result;
  const kickOff = formatKickOff(date, zone);
  const note = zoneNote(date, zone, brand.timeZone);
  const round =
    league.matchGrouping.by === "none" ? league.matchGrouping.label : gameWeekLabel(gameWeek);
  return (
    <article className={styles.details}>
      <MatchHeader
        caption={
          <>
            <p>
              {kickOff && <time dateTime={kickOff.iso}>{kickOff.full}</time>}
              {kickOff && " · "}
              {round}
            </p>
            {note && <p>{note}</p>}
            {corrected && <p className={styles.corrected}>corrected, was {corrected}</p>}
          </>
        }
        clubs={clubs}
        league={league}
        match={result}
      >
        <Score result={result} />
        <Chip>FT</Chip>
      </MatchHeader>
      {waiting ?? <Happenings clubs={clubs} league={league} result={result} />}
    </article>
  );
}

/** Who scored, what happened when, and who was the best. */
function Happenings({ league, result, clubs }: Omit<ResultDetailsProps, "zone" | "waiting">) {
  const sport = sportOf(league.sport);
  const { words, matchFields, scorerFigure } = sport;
  const { teamA, teamB } = result;
  const { timeline, bookings, substitutionNotes } = reportOf(result, sport);
  return (
    <>
      {scorerFigure === "points" && matchFields.includes("goalsA") && (
        <Scorers
          teams={[
            { name: teamA, scorers: result.goalsA },
            { name: teamB, scorers: result.goalsB },
          ]}
          title={words.scorers}
          unit={words.scored.toLowerCase()}
        />
      )}
      {timeline.length > 0 && (
        <section className={styles.section}>
          <h3>{scorerFigure === "minute" ? "Timeline" : "Substitutions"}</h3>
          <Timeline entries={timeline} teamA={teamA} teamB={teamB} />
        </section>
      )}
      {matchFields.includes("possessionA") && (
        <PossessionBar possessionA={result.possessionA} teamA={teamA} teamB={teamB} />
      )}
      {substitutionNotes.length > 0 && (
        <section className={styles.section}>
          <h3>Substitution notes</h3>
          <p className={styles.quiet}>{substitutionNotes.join(", ")}</p>
        </section>
      )}
      <Bookings bookings={bookings} />
      <ManOfTheMatch clubs={clubs} result={result} title={words.manOfTheMatch} />
    </>
  );
}

/** The score of a match, large; the loser's figure stands back. */
function Score({ result }: { result: Result }) {
  const { teamA, teamB, scoreA, scoreB } = result;
  const loser = loserOf(result);
  return (
    <p className={styles.score} data-wide={Math.max(scoreA ?? 0, scoreB ?? 0) > 9 || undefined}>
      <span className="visually-hidden">
        {teamA} {scoreA ?? "unknown"}, {teamB} {scoreB ?? "unknown"}
      </span>
      <span aria-hidden="true" data-dimmed={loser === "A" || undefined}>
        {scoreA ?? "?"}
      </span>
      <span aria-hidden="true">–</span>
      <span aria-hidden="true" data-dimmed={loser === "B" || undefined}>
        {scoreB ?? "?"}
      </span>
    </p>
  );
}
