import { useState } from "react";
import type { Match } from "@/domain/match/match";
import { amountOf } from "@/domain/wording";
import { Button } from "@/ui/Button";
import { useLiveOf } from "@/ui/match/liveNow";
import { useNow } from "@/ui/match/useNow";
import { useLeague } from "@/ui/where";
import { EXACT, isAhead, keepPrediction, readPrediction, scorePrediction } from "./prediction";
import { writeSupposed, type Supposed } from "./whatIf";
import styles from "./WhatIf.module.css";

interface Props {
  readonly matches: readonly Match[];
  /** Scores that are typed in full and can be. */
  readonly typed: Supposed;
  /** Has the tables follow these scores. */
  readonly onShow: (supposed: string) => void;
}

/** Keeps the typed scores as a prediction, and scores what was predicted of matches that are over. */
export function Prediction({ matches, typed, onShow }: Props) {
  const league = useLeague();
  const now = useNow(0);
  const live = useLiveOf(league);
  const [kept, setKept] = useState(() => readPrediction(league.slug));
  const [answer, setAnswer] = useState("");
  const ahead = new Set(
    matches.filter((match) => isAhead(match, now) && !live.has(match.id)).map(({ id }) => id),
  );
  const ofAhead = (all: Supposed): Supposed => new Map([...all].filter(([id]) => ahead.has(id)));
  const own = ofAhead(typed);
  const scored = scorePrediction(kept, matches);
  const points = scored.reduce((sum, one) => sum + one.points, 0);
  const keep = () => {
    // Of a season before nothing stays; what has begun stays as it was said.
    const known = [...kept].filter(([id]) => matches.some((one) => one.id === id));
    const next = new Map([...known, ...own]);
    if (keepPrediction(league.slug, next)) {
      setKept(next);
      setAnswer(`Kept on this device: ${amountOf(own.size, "match", "matches")} ahead.`);
    } else {
      setAnswer("This browser keeps nothing for the site, so your prediction was not kept.");
    }
  };
  return (
    <div className={styles.prediction}>
      <Button disabled={own.size === 0} icon="check" onClick={keep}>
        Keep as my prediction
      </Button>
      {ofAhead(kept).size > 0 && (
        <Button onClick={() => onShow(writeSupposed(ofAhead(kept)))} variant="text">
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
          <p>The very score is worth {EXACT} points, who wins or that nobody does 1.</p>
        </details>
      )}
    </div>
  );
}
