import type { Targets } from "@/domain/match/detail";
import { courseOf, nextPeriod, openSet, scored, withWholeSet } from "@/domain/match/running/course";
import type { Line } from "@/domain/match/running/lines";
import { stageInWords } from "@/domain/match/running/words";
import type { Side } from "@/domain/match/timeline";
import { limits } from "@/domain/limits";
import { Button } from "@/ui/Button";
import { Crest } from "@/ui/crest/Crest";
import styles from "./Court.module.css";
import type { PitchSide } from "./sides";

interface PanelsProps {
  readonly line: Line;
  /** What the individual match is called; '' where teams play as a whole. */
  readonly name: string;
  readonly targets: Targets;
  /** What one act can add. */
  readonly steps: readonly number[];
  readonly sides: Readonly<Record<Side, PitchSide>>;
  /** @param says what was done */
  readonly onLine: (line: Line, says: string) => void;
}

const both = ["A", "B"] as const;

/** Both teams with the points of the set in play, and what adds to them; the rules close the set and open the next. */
export function Panels({ line, name, targets, steps, sides, onLine }: PanelsProps) {
  const set = openSet(line, targets);
  const stage = stageInWords(line, targets);
  const { won, winner } = courseOf(line, targets);
  const where = name === "" ? stage : [name, stage.toLowerCase()].filter(Boolean).join(", ");
  const unit = targets.kind === "rubbers" && !set?.instead ? "Games" : "Points";
  const after = nextPeriod(line, targets);
  const next = after === line ? "" : stageInWords(after, targets);
  const whole = withWholeSet(line, targets);

  const panel = (side: Side) => {
    const { team, club } = sides[side];
    const figure = (set?.score ?? won)[side === "A" ? 0 : 1];
    return (
      <section aria-label={team} className={styles.panel} key={side}>
        <h2>
          <Crest colours={club?.colours} decorative logo={club?.logo} name={team} size={24} />
          <span>{team}</span>
        </h2>
        <p className={styles.figure}>
          <output aria-label={`${stage === "" ? "Won by" : `${unit} of`} ${team}`}>{figure}</output>
          {stage !== "" && <span aria-hidden="true">{unit.toLowerCase()}</span>}
        </p>
        <div className={styles.steps}>
          {steps.map((by) => (
            <button
              aria-label={`${by === 1 ? "One" : by} more for ${team}`}
              className={styles.step}
              disabled={!set || figure + by > limits.score}
              key={by}
              onClick={() => onLine(scored(line, targets, side, by), `+${by} ${team}, ${where}`)}
              type="button"
            >
              +{by}
            </button>
          ))}
        </div>
      </section>
    );
  };
  return (
    <>
      <p aria-live="polite" className={styles.stage}>
        {winner ? `${name || "The match"} is won by ${sides[winner].team}` : where}
      </p>
      <div className={styles.panels}>{both.map(panel)}</div>
      {(next !== "" || whole !== line) && (
        <p className={styles.more}>
          {next !== "" && (
            <Button onClick={() => onLine(after, `${next} begun`)}>Start {next}</Button>
          )}
          {whole !== line && (
            <Button onClick={() => onLine(whole, `${name}: a whole set`)}>
              Play a whole set instead
            </Button>
          )}
        </p>
      )}
    </>
  );
}
