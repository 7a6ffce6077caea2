import { notBegun } from "@/domain/match/pitch";
import type { RecordOf } from "@/domain/records/record";
import { limits } from "@/domain/records/limits";
import type { League } from "@/leagues/league";
import { paths } from "@/leagues/paths";
import { ButtonLink } from "@/ui/Button";
import { asPlayed } from "@/ui/match/outcome";
import styles from "./Pitch.module.css";
import { usePitch } from "./usePitch";
import { Waiting } from "./Waiting";

interface ScoreOnlyProps {
  readonly league: League;
  readonly fixture: RecordOf<"fixtures">;
}

/** The score as it goes, of a sport of which no more is told by taps; its result is entered where results are. */
export function ScoreOnly({ league, fixture }: ScoreOnlyProps) {
  const pitch = usePitch(league, fixture.id);
  const { scoreA, scoreB } = pitch.match ?? notBegun;
  const figures = asPlayed({ scoreA, scoreB }, league);
  const set = (a: number, b: number) => pitch.take({ do: "score", scoreA: a, scoreB: b });
  const row = (
    team: string,
    figure: string | null,
    score: number,
    change: (by: number) => void,
  ) => (
    <div className={styles.scoreRow}>
      <span>{team}</span>
      <button
        aria-label={`One less for ${team}`}
        className={styles.key}
        disabled={score === 0}
        onClick={() => change(-1)}
        type="button"
      >
        −
      </button>
      <output aria-label={`Score of ${team}`}>{figure}</output>
      <button
        aria-label={`One more for ${team}`}
        className={styles.key}
        disabled={score >= limits.score}
        onClick={() => change(1)}
        type="button"
      >
        +
      </button>
    </div>
  );
  return (
    <>
      <h1 className="text-h2">
        {fixture.teamA} v {fixture.teamB}
      </h1>
      <Waiting {...pitch} />
      {row(fixture.teamA, figures.figureA, scoreA, (by) => set(scoreA + by, scoreB))}
      {row(fixture.teamB, figures.figureB, scoreB, (by) => set(scoreA, scoreB + by))}
      <p className="text-secondary">Visitors see the score while the match is on.</p>
      <p>
        <ButtonLink to={paths.dashboard(league)}>Back, to enter the result</ButtonLink>
      </p>
    </>
  );
}
