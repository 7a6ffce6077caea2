import { kickOffOf } from "@/domain/when";
import { useMemo, type ReactNode, useState, useId } from "react";
import type { Competition, Table } from "@/domain/season/competition";
import { Button } from "@/ui/Button";
import { useLiveOf } from "@/ui/match/liveNow";
import { placeOf } from "@/ui/standings/place";
import { useClubs, useLeague } from "@/ui/leagueContext";
import { useZone } from "@/ui/match/useZone";
import type { Match } from "@/domain/match/match";
import { calledName } from "@/domain/season/calledName";
import { amountOf } from "@/domain/wording";
import { useNow } from "@/ui/match/useNow";
import { useGlide } from "../motion/useGlide";
import { movedIn } from "./movedIn";
import { openMatches } from "./openMatches";
import type { ProvisionalTables } from "./TablesView";
import {
  problemWith,
  readTriedScores,
  scoreOf,
  withScores,
  scoresInPlay,
  writeTriedScores,
  type TypedScore,
  type TriedScores,
} from "./whatIf";
import {
  EXACT_POINTS,
  isAhead,
  keepPrediction,
  readPrediction,
  scorePrediction,
} from "./prediction";
import styles from "./WhatIf.module.css";

interface Props {
  readonly competition: Competition;
  /**
   * `shown`: the scores in the address, which the tables count. `typed`: the scores in the fields, which the tables
   * follow a moment later.
   */
  readonly shown: string;
  readonly typed: string;
  readonly onChange: (text: string) => void;
  readonly children: (provisionalTables: ProvisionalTables) => ReactNode;
}

/** The tables as they would be if the remaining matches ended with the scores that the visitor types. */
export default function WhatIf({
  competition,
  shown,
  typed,
  onChange,
  children,
}: Props): ReactNode {
  const league = useLeague();
  const clubs = useClubs();
  const zone = useZone();
  const { tables, matches } = competition;
  const { pack, score: format } = competition.format;
  // A live match starts with its present score, until the visitor types another one.
  const live = useLiveOf(league);
  const triedTables = useMemo(() => {
    if (!format) return tables;
    const scores = new Map([...scoresInPlay(live), ...readTriedScores(shown)]);
    return tables.map((table) => withScores(table, scores, { pack, format }, table.goOn));
  }, [tables, live, shown, pack, format]);
  const glide = useGlide<HTMLDivElement>(triedTables, "tbody tr");
  const guesses = readTriedScores(typed);
  const fields = new Map([...scoresInPlay(live), ...guesses]);
  const change = (id: string, score: TypedScore) =>
    onChange(writeTriedScores(new Map(guesses).set(id, score)));
  const whole = new Map(
    [...guesses].filter(
      ([, score]) => format && scoreOf(score) && problemWith(score, { pack, format }) === null,
    ),
  );
  const original = ({ group }: Table) => tables.find((table) => table.group === group);

  const beside = (table: Table) => {
    const before = original(table);
    const open = before ? openMatches(before) : [];
    if (open.length === 0 || !format) return null;
    const order = table.lines
      .filter(({ rank }) => rank !== null)
      .map(
        (line) =>
          `${placeOf(line, table.lines, table.goOn).text} ${calledName(clubs, line.row.team)}`,
      );
    return (
      <section className="min-0" aria-label={`What if, ${table.group || league.name}`}>
        <ul className={styles.list} role="list">
          {open.map(({ id, a, b }) => {
            const score = fields.get(id) ?? ([null, null] as const);
            const match = matches.find((one) => one.id === id);
            const when = match?.schedule && kickOffOf(match.schedule, zone);
            return (
              <ScoreFields
                key={id}
                a={calledName(clubs, a)}
                b={calledName(clubs, b)}
                when={when?.date ?? ""}
                score={score}
                problem={problemWith(score, { pack, format })}
                onChange={(next) => change(id, next)}
              />
            );
          })}
        </ul>
        <p className="visually-hidden" role="status">
          {before?.ranked?.counted.length === table.ranked?.counted.length
            ? ""
            : `The table would be: ${order.join(", ")}.`}
        </p>
      </section>
    );
  };

  return (
    <>
      <div className={styles.intro}>
        <p>
          Type the scores you expect; the tables follow. They are in the address; nothing is stored
          unless you keep them.
        </p>
        <Button
          variant="text"
          icon="retry"
          disabled={guesses.size === 0}
          onClick={() => onChange(writeTriedScores(new Map()))}
        >
          Reset
        </Button>
      </div>
      <Prediction matches={matches} onShow={onChange} typed={whole} />
      <div ref={glide}>
        {children({
          tables: triedTables,
          beside,
          remarks: (table) => movedIn(original(table), table),
        })}
      </div>
    </>
  );
}

interface PredictionProps {
  readonly matches: readonly Match[];
  /** Scores that are complete and possible. */
  readonly typed: TriedScores;
  /** Called to show the tables with these scores. */
  readonly onShow: (triedScores: string) => void;
}

/**
 * Stores the typed scores as the visitor's prediction, and shows the points for predictions of matches that are over.
 */
function Prediction({ matches, typed, onShow }: PredictionProps) {
  const league = useLeague();
  const clubs = useClubs();
  const now = useNow(0);
  const live = useLiveOf(league);
  const [kept, setKept] = useState(() => readPrediction(league.slug));
  const [answer, setAnswer] = useState("");
  const ahead = new Set(
    matches.filter((match) => isAhead(match, now) && !live.has(match.id)).map(({ id }) => id),
  );
  const ofAhead = (all: TriedScores): TriedScores =>
    new Map([...all].filter(([id]) => ahead.has(id)));
  const own = ofAhead(typed);
  const scored = scorePrediction(kept, matches, clubs);
  const points = scored.reduce((sum, one) => sum + one.points, 0);
  const keep = () => {
    // Drops predictions of other seasons; predictions of matches that have begun do not change.
    const known = [...kept].filter(([id]) => matches.some((one) => one.id === id));
    const next = new Map([...known, ...own]);
    if (keepPrediction(league.slug, next)) {
      setKept(next);
      setAnswer(`Kept on this device: ${amountOf(own.size, "match", "matches")} ahead.`);
    } else {
      setAnswer("This browser does not allow storage, so your prediction was not kept.");
    }
  };
  return (
    <div className={styles.prediction}>
      <Button disabled={own.size === 0} icon="check" onClick={keep}>
        Keep as my prediction
      </Button>
      {ofAhead(kept).size > 0 && (
        <Button onClick={() => onShow(writeTriedScores(ofAhead(kept)))} variant="text">
          Show my prediction
        </Button>
      )}
      <p role="status">{answer}</p>
      {scored.length > 0 && (
        <details>
          <summary>
            You predicted {amountOf(scored.length, "match", "matches")} so far:{" "}
            {amountOf(points, "point")}
          </summary>
          <ul role="list">
            {scored.map(({ id, happened, said, points: of }) => (
              <li key={id}>
                {happened}: you said {said}, {amountOf(of, "point")}
              </li>
            ))}
          </ul>
          <p>
            The exact score is worth {EXACT_POINTS} points; only the right winner, or a draw, 1.
          </p>
        </details>
      )}
    </div>
  );
}

interface ScoreFieldsProps {
  readonly a: string;
  readonly b: string;
  /** The date in words; '' if unknown. */
  readonly when: string;
  readonly score: TypedScore;
  /** Why the score is not possible; null if it is possible. */
  readonly problem: string | null;
  readonly onChange: (score: TypedScore) => void;
}

const MOST_POINTS_TYPED = 999;

interface SideProps {
  readonly team: string;
  readonly other: string;
  readonly figure: number | null;
  readonly describedBy: string | undefined;
  readonly onType: (figure: number | null) => void;
  readonly onStep: (figure: number) => void;
}

/** A team with a field and two buttons for its score. */
function Side({ team, other, figure, describedBy, onType, onStep }: SideProps) {
  const step = (by: number) => onStep(Math.min(MOST_POINTS_TYPED, Math.max(0, (figure ?? 0) + by)));
  return (
    <div className={styles.side}>
      <span className={styles.team}>{team}</span>
      <span className={styles.stepper}>
        <button
          type="button"
          aria-label={`One less for ${team} against ${other}`}
          disabled={figure === null || figure === 0}
          onClick={() => step(-1)}
        >
          −
        </button>
        <input
          aria-label={`Score of ${team} against ${other}`}
          aria-describedby={describedBy}
          aria-invalid={describedBy !== undefined || undefined}
          autoComplete="off"
          inputMode="numeric"
          maxLength={3}
          value={figure ?? ""}
          onChange={({ target }) => {
            const digits = target.value.replace(/\D/g, "");
            onType(digits === "" ? null : Number(digits));
          }}
          onFocus={({ target }) => target.select()}
        />
        <button
          type="button"
          aria-label={`One more for ${team} against ${other}`}
          onClick={() => step(1)}
        >
          +
        </button>
      </span>
    </div>
  );
}

/** A match to be played, with the fields for the score that the visitor tries out. */
function ScoreFields({ a, b, when, score: [scoreA, scoreB], problem, onChange }: ScoreFieldsProps) {
  const id = useId();
  const describedBy = problem === null ? undefined : id;
  return (
    <li className={styles.match}>
      {when && <span className="text-caption text-secondary">{when}</span>}
      <Side
        team={a}
        other={b}
        figure={scoreA}
        describedBy={describedBy}
        onType={(figure) => onChange([figure, scoreB])}
        // A click on plus or minus means that the match was played, so the other team's empty field becomes 0.
        onStep={(figure) => onChange([figure, scoreB ?? 0])}
      />
      <Side
        team={b}
        other={a}
        figure={scoreB}
        describedBy={describedBy}
        onType={(figure) => onChange([scoreA, figure])}
        onStep={(figure) => onChange([scoreA ?? 0, figure])}
      />
      {problem !== null && (
        <p className={styles.problem} id={id}>
          {problem}, so it is not counted.
        </p>
      )}
    </li>
  );
}
