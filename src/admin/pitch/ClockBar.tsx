import { useEffect, useState } from "react";
import { MINUTE } from "@/domain/durations";
import { live, type LiveMatch } from "@/domain/match/live";
import { clockAt, type LivePlay, type Stage } from "@/domain/match/livePlay";
import { clockOf, type PitchStep } from "@/domain/match/pitch";
import type { Side } from "@/domain/match/timeline";
import { serverNow } from "@/domain/serverTime";
import { Button } from "@/ui/Button";
import { Chip } from "@/ui/Chip";
import { Icon } from "@/ui/Icon";
import { BackLink } from "./BackLink";
import styles from "./Pitch.module.css";
import { ScoreHead } from "./ScoreHead";
import type { PitchSide } from "./sides";

interface ClockBarProps {
  readonly play: LivePlay;
  readonly match: LiveMatch;
  readonly teams: Readonly<Record<Side, PitchSide>>;
  readonly onClock: (step: PitchStep) => void;
  /** The step of the match that is less likely now than the one under the thumb. */
  readonly other: { readonly words: string; readonly onClick: () => void } | undefined;
}

const twoDigits = (number: number) => String(number).padStart(2, "0");

function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
}

/** The time by the second, while it runs. */
function useSecond(isRunning: boolean): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}

/** Clock, score and one step of the match; a tap on the clock lets it be corrected by the minute, and another stage be chosen. */
export function ClockBar({ play, match, teams, onClock, other }: ClockBarProps) {
  const { phase, since, scoreA, scoreB } = match;
  const [isCorrecting, setIsCorrecting] = useState(false);
  const now = useSecond(since !== null);
  const ms = clockAt(match, Math.max(now, since ?? 0));
  const begin = (stage: Stage) => onClock(clockOf(stage, serverNow()));
  const isBreak = play.stages.some(({ name, to }) => name === phase && to === null);
  const correct = (by: number) => {
    const moved = match.minute + by;
    // While the clock runs its beginning moves: below zero there is no minute to go back to.
    if (clockAt({ minute: moved, since }, now) < 0 || moved > live.minute) return;
    onClock(
      since === null || moved >= 0
        ? { do: "clock", phase, minute: Math.max(0, moved), since }
        : { do: "clock", phase, minute: match.minute, since: since - by * MINUTE },
    );
  };
  return (
    <header className={styles.bar} data-on-ink="">
      <div className={styles.clockRow}>
        <BackLink />
        {phase !== "" && <Chip tone="live">{isBreak ? phase : "Live"}</Chip>}
        <button
          aria-expanded={isCorrecting}
          aria-label="Correct the clock"
          className={styles.clock}
          onClick={() => setIsCorrecting(!isCorrecting)}
          type="button"
        >
          <span role="timer">{clockText(ms)}</span>
          <Icon name="chevronDown" size={16} />
        </button>
        {other ? (
          <Button onClick={other.onClick} variant="onInk">
            {other.words}
          </Button>
        ) : (
          <b className={styles.phase}>{phase}</b>
        )}
      </div>
      {isCorrecting && (
        <div className={styles.clockRow}>
          <label className={styles.stage}>
            <span className="visually-hidden">Stage of the match</span>
            <select
              onChange={({ target }) => {
                const stage = play.stages.find(({ name }) => name === target.value);
                if (stage) begin(stage);
              }}
              value={phase}
            >
              {phase === "" && <option value="">Not begun</option>}
              {play.stages.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
          <span className={styles.correct}>
            <button
              aria-label="Clock a minute back"
              className={styles.key}
              onClick={() => correct(-1)}
              type="button"
            >
              −
            </button>
            <button
              aria-label="Clock a minute on"
              className={styles.key}
              onClick={() => correct(1)}
              type="button"
            >
              +
            </button>
          </span>
        </div>
      )}
      <ScoreHead figures={[scoreA, scoreB]} sides={teams} />
    </header>
  );
}
