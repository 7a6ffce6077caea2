import { useState } from "react";
import { problemWithResult } from "@/domain/match/check";
import type { ScoreFormat } from "@/domain/match/detail";
import { knowsDraws } from "@/domain/match/decided";
import { noLine } from "@/domain/match/running/lines";
import { lineInWords } from "@/domain/match/running/words";
import type { Result } from "@/records/results/schema";
import { formatOf } from "@/domain/season/format";
import { Button } from "@/ui/Button";
import { BoardKeys } from "./BoardKeys";
import { endOf } from "@/ui/match/status";
import styles from "./Court.module.css";
import { CourtBar } from "./CourtBar";
import { Finish } from "./Finish";
import { LastTap } from "./LastTap";
import { Panels } from "./Panels";
import type { PitchMatch } from "./pitchMatch";
import { resultFor } from "./resultOf";
import { sideOf } from "./sides";
import { TiePart } from "./TiePart";
import { useCourt, type Court as OfCourt } from "./useCourt";
import { usePlayers } from "./usePlayers";
import { Waiting } from "./Waiting";
import { useLeague } from "@/ui/where";

interface CourtProps {
  readonly of: PitchMatch;
  readonly score: ScoreFormat;
  readonly asScorer: boolean;
  /** The result stands. @param score as it was saved */
  readonly onSaved: (score: string) => void;
}

/** The individual match of a tie that is played: the first that has not ended, until somebody chooses another. */
function firstOpen({ now, lines }: OfCourt, names: readonly string[]): number {
  const named = names.findIndex((name) => now.phase.startsWith(`${name},`));
  return named >= 0 ? named : Math.max(0, lines.length - (now.phase.endsWith(" over") ? 0 : 1));
}

/** A match told on its score sheet: points that close a set by the rules, boards one by one; then its result. */
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
      <Waiting {...court} />
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

/** Names up to the first empty place: those behind it would count for the wrong match. */
function inOrder(names: readonly string[]): string[] {
  const gap = names.indexOf("");
  return gap < 0 ? [...names] : names.slice(0, gap);
}
