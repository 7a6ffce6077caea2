import { useState } from "react";
import { problemWithResult } from "@/domain/match/check";
import type { ScoreFormat, Targets } from "@/domain/match/detail";
import { knowsDraws } from "@/domain/match/decided";
import { noLine, type Line } from "@/domain/match/running/lines";
import { lineInWords, stageInWords } from "@/domain/match/running/words";
import type { Result } from "@/records/results/schema";
import { formatOf } from "@/domain/season/format";
import { Button } from "@/ui/Button";
import { BoardKeys } from "./BoardKeys";
import { endOf } from "@/ui/match/status";
import styles from "./Court.module.css";
import pitchStyles from "./Pitch.module.css";
import { Finish } from "./Finish";
import type { PitchMatch } from "./pitchMatch";
import { resultFor } from "./resultOf";
import { sideOf, type PitchSide } from "./sides";
import { TiePart } from "./TiePart";
import { useCourt, type Court as OfCourt } from "./useCourt";
import { usePlayers } from "./usePlayers";
import { UnsentSteps } from "./UnsentSteps";
import type { Tap } from "./pitchStorage";
import { BackLink } from "./BackLink";
import { ScoreHead } from "./ScoreHead";
import { useLeague } from "@/ui/leagueContext";
import { Icon } from "@/ui/Icon";
import type { LiveMatch } from "@/domain/match/live";
import type { Side } from "@/domain/match/timeline";
import { Chip } from "@/ui/Chip";
import { formatScore } from "@/ui/match/outcome";
import { courseOf, nextPeriod, openSet, scored, withWholeSet } from "@/domain/match/running/course";
import { limits } from "@/domain/limits";
import { Crest } from "@/ui/crest/Crest";

interface CourtProps {
  readonly of: PitchMatch;
  readonly score: ScoreFormat;
  readonly asScorer: boolean;
  /** Called when the result is saved. @param score the saved score with the teams */
  readonly onSaved: (score: string) => void;
}

/** Returns the index of the contest of a tie that is being played: the one the phase names, else the first open one. */
function firstOpen({ now, lines }: OfCourt, names: readonly string[]): number {
  const named = names.findIndex((name) => now.phase.startsWith(`${name},`));
  return named >= 0 ? named : Math.max(0, lines.length - (now.phase.endsWith(" over") ? 0 : 1));
}

/**
 * The page of a match that is scored on its score sheet: by points, with sets that end by the rules, or board by board.
 * At the end its result is saved.
 */
export function Court({ of, score, asScorer, onSaved }: CourtProps) {
  const league = useLeague();
  const { fixture } = of;
  const court = useCourt(league, fixture.id, score);
  const parts = (league.game.tie ?? []).slice(0, score.contests ?? 0);
  const names = parts.map(({ name }) => name);
  const [chosen, setChosen] = useState<number | null>(null);
  const [isFinishing, setIsFinishing] = useState(false);
  const players = usePlayers(league, of);
  const sides = { A: sideOf(of, "A", null), B: sideOf(of, "B", null) };
  const { now, lines } = court;
  const { targets } = score;
  const isTie = targets.kind === "games" || targets.kind === "rubbers";
  const at = isTie ? Math.min(chosen ?? firstOpen(court, names), parts.length - 1) : 0;
  const line = lines[at] ?? noLine;
  const part = parts[at];
  const result: Result = {
    ...resultFor(of),
    scoreA: now.scoreA,
    scoreB: now.scoreB,
    detail: now.detail,
    playersA: inOrder(players.named.A),
    playersB: inOrder(players.named.B),
  };
  const { pack } = formatOf(league, of.season);
  const says = isTie || targets.kind === "boards" ? "" : lineInWords(line, targets);
  return (
    <>
      <CourtBar
        match={now}
        phase={targets.kind === "boards" ? now.phase : ""}
        sheet={says}
        sides={sides}
      />
      <UnsentSteps {...court} />
      {isTie && part && (
        <TiePart
          court={court}
          onChoose={setChosen}
          parts={parts}
          players={players}
          sides={sides}
          targets={targets}
          at={at}
        />
      )}
      {targets.kind === "boards" ? (
        <BoardKeys court={court} parts={parts} players={players} sides={sides} />
      ) : (
        <Panels
          line={line}
          name={isTie ? (part?.name ?? "") : ""}
          onLine={(next, what) => court.tellLine(at, next, what)}
          sides={sides}
          steps={league.game.scoreSteps ?? [1]}
          targets={targets}
        />
      )}
      <footer className={styles.foot}>
        <LastTap last={court.last} onUndo={court.undo} waiting={court.waiting.length} />
        <Button onClick={() => setIsFinishing(true)} variant="filled">
          {endOf(league).words}
        </Button>
      </footer>
      {isFinishing && (
        <Finish
          asScorer={asScorer}
          match={of}
          onClose={() => setIsFinishing(false)}
          onSaved={(saved) => {
            court.end();
            onSaved(saved);
          }}
          problem={problemWithResult(result, { format: score, draws: knowsDraws(pack) })}
          result={result}
          says={sheetWords(score, now.detail)}
        />
      )}
    </>
  );
}

function sheetWords(score: ScoreFormat, detail: string): string {
  const reading = detail === "" ? null : score.read(detail);
  return reading?.ok ? score.words(reading.sheet) : "";
}

/** Returns the names before the first empty place; later names would count for the wrong contest. */
function inOrder(names: readonly string[]): string[] {
  const gap = names.indexOf("");
  return gap < 0 ? [...names] : names.slice(0, gap);
}

interface LastTapProps {
  readonly last: Tap | null;
  /** How many steps have not been sent to the database yet. */
  readonly waiting: number;
  readonly onUndo: () => void;
}

/** The last tap, with an icon that shows whether it has been sent, and a button to undo it. */
function LastTap({ last, waiting, onUndo }: LastTapProps) {
  if (!last) return <p className={styles.last}>What you tap last can be undone here.</p>;
  return (
    <p className={styles.last}>
      <Icon name={waiting > 0 ? "clock" : "check"} size={16} />
      <span>
        <span className="visually-hidden">{waiting > 0 ? "Waiting: " : "Sent: "}</span>
        {last.says}
      </span>
      <Button aria-label={`Undo ${last.says}`} onClick={onUndo} variant="text">
        Undo
      </Button>
    </p>
  );
}

interface CourtBarProps {
  readonly match: LiveMatch;
  readonly sides: Readonly<Record<Side, PitchSide>>;
  /** The text beside "Live"; '' if the page shows it larger elsewhere. */
  readonly phase: string;
  /** The sets so far, in one line; '' if there are none to show. */
  readonly sheet: string;
}

/** The bar at the top: what is being played, the score and the sets so far. */
function CourtBar({ match, sides, phase, sheet }: CourtBarProps) {
  const league = useLeague();
  const { figureA, figureB } = formatScore(match, league);
  return (
    <header className={pitchStyles.bar} data-on-ink="">
      <div className={pitchStyles.clockRow}>
        <BackLink />
        {phase && <b className={pitchStyles.phase}>{phase}</b>}
        {match.phase === "" ? (
          <b className={pitchStyles.phase}>Not begun</b>
        ) : (
          <Chip tone="live">Live</Chip>
        )}
      </div>
      <ScoreHead figures={[figureA, figureB]} sides={sides} />
      {sheet && (
        <p aria-label="Sets so far" className={pitchStyles.sheet}>
          {sheet}
        </p>
      )}
    </header>
  );
}

interface PanelsProps {
  readonly line: Line;
  /** The name of the contest; '' if the match has no contests. */
  readonly name: string;
  readonly targets: Targets;
  /** How many points one action can add, a button for each. */
  readonly steps: readonly number[];
  readonly sides: Readonly<Record<Side, PitchSide>>;
  /** Called with the new state of the score. @param says what was done, in words */
  readonly onLine: (line: Line, says: string) => void;
}

const both = ["A", "B"] as const;

/**
 * A panel for each team: its points in the current set, and buttons to add some. The rules end a set and begin the
 * next.
 */
function Panels({ line, name, targets, steps, sides, onLine }: PanelsProps) {
  const set = openSet(line, targets);
  const stage = stageInWords(line, targets);
  const { won, winner } = courseOf(line, targets);
  const where = name === "" ? stage : [name, stage.toLowerCase()].filter(Boolean).join(", ");
  const { scored: counted } = useLeague().game.words;
  const inSet = targets.kind === "rubbers" && !set?.instead ? "Games" : "Points";
  const unit = targets.kind === "periods" ? counted : inSet;
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
        <p className="wrap-3 justify-center">
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
