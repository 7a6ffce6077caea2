import { scoreFigure } from "@/domain/match/figure";
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
  const { scoreSteps = [1], scoreUnit } = league.game;
  const row = (
    team: string,
    figure: string | null,
    score: number,
    change: (by: number) => void,
  ) => {
    const key = (by: number, shown: string, label: string) => (
      <button
        aria-label={`${label} for ${team}`}
        className={styles.key}
        disabled={score + by < 0 || score + by > limits.score}
        key={by}
        onClick={() => change(by)}
        type="button"
      >
        {shown}
      </button>
    );
    const [least] = scoreSteps;
    const inWords = (by: number) => (by === 1 && !scoreUnit ? "One" : scoreFigure(by, scoreUnit));
    return (
      <div className={styles.scoreRow}>
        <span>{team}</span>
        <output aria-label={`Score of ${team}`}>{figure}</output>
        <div className={styles.steps}>
          {key(-least, `−${scoreFigure(least, scoreUnit)}`, `${inWords(least)} less`)}
          {scoreSteps.map((by) => key(by, `+${scoreFigure(by, scoreUnit)}`, `${inWords(by)} more`))}
        </div>
      </div>
    );
  };
  return (
    <>
      <h1 className={`text-h2 ${styles.heading}`}>
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
