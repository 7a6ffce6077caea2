import { useState, useEffect } from "react";
import { type LiveMatch, liveLimits } from "@/domain/match/live";
import {
  liveEvents,
  minuteAt,
  type LiveEvent,
  type LivePlay,
  type Stage,
  type LiveKind,
  clockAt,
} from "@/domain/match/livePlay";
import { clockOf, notBegun, type PitchStep } from "@/domain/match/pitch";
import type { Side } from "@/domain/match/timeline";
import { serverNow } from "@/domain/serverTime";
import { Button } from "@/ui/Button";
import { EmptyState } from "@/ui/EmptyState";
import { EventSheet, type TappedPlayer } from "./EventSheet";
import { Finish } from "./Finish";
import { endOf } from "@/ui/match/status";
import styles from "./Pitch.module.css";
import type { PitchMatch } from "./pitchMatch";
import { PlayerButton } from "./PlayerButton";
import { notedInWords, resultOf } from "./resultOf";
import { shortNames } from "@/domain/shortNames";
import { byNumber, sideOf, type PitchSide } from "./sides";
import { usePitch } from "./usePitch";
import { UnsentSteps } from "./UnsentSteps";
import { BackLink } from "./BackLink";
import { ScoreHead } from "./ScoreHead";
import { useLeague } from "@/ui/leagueContext";
import { Icon } from "@/ui/Icon";
import { MINUTE } from "@/domain/durations";
import { Chip } from "@/ui/Chip";

interface PitchProps {
  readonly play: LivePlay;
  readonly of: PitchMatch;
  readonly asScorer: boolean;
  /** Called when the result is saved. @param score the saved score with the teams */
  readonly onSaved: (score: string) => void;
}

const minuteNow = (match: LiveMatch, { stages }: LivePlay) => minuteAt(match, stages, serverNow());
const startOf = (stage: Stage) => clockOf(stage, serverNow());

/** Returns the stage after a phase; before the match has begun, the first stage; undefined after the last. */
const nextStage = ({ stages }: LivePlay, phase: string): Stage | undefined =>
  stages[stages.findIndex(({ name }) => name === phase) + 1];

/** The page of a match that is scored by taps on players: clock and score above, a button for each player below. */
export function Pitch({ play, of, asScorer, onSaved }: PitchProps) {
  const league = useLeague();
  const { fixture } = of;
  const pitch = usePitch(league, fixture.id);
  const match = pitch.match ?? notBegun;
  const [tapped, setTapped] = useState<TappedPlayer | null>(null);
  const [isFinishing, setIsFinishing] = useState(false);
  const sides = { A: sideOf(of, "A", pitch.match), B: sideOf(of, "B", pitch.match) };
  const events = liveEvents(match);
  const [first] = play.stages;
  const result = resultOf(of, match, sides);

  const tap = (side: Side, player: string) =>
    setTapped({ side, player, minute: minuteNow(match, play) });
  const note = (event: LiveEvent) => {
    // The first event makes the match live and starts the clock of the first stage.
    const begin: readonly PitchStep[] = match.phase === "" ? [startOf(first)] : [];
    pitch.take(...begin, { do: "add", event });
  };

  const stage = play.stages.find(({ name }) => name === match.phase);
  const next = nextStage(play, match.phase);
  const start = next && {
    words: next.button ?? (next.to === null ? next.name : `Start ${next.name}`),
    onClick: () => pitch.take(startOf(next)),
  };
  const end = { words: endOf(league).words, onClick: () => setIsFinishing(true) };
  // The more likely step is the large button at the bottom; the other one is beside the clock.
  const [main, other] = start && !stage?.mayEnd ? [start, end] : [end, start];
  // A match that has not begun cannot be ended.
  const beside = match.phase === "" && other === end ? undefined : other;

  const column = (side: Side) => {
    const players = sides[side].onPitch.toSorted(byNumber);
    const names = shortNames(players.map(({ name }) => name));
    return (
      <section aria-label={sides[side].team}>
        <h2 className={styles.team}>{sides[side].team}</h2>
        {players.length === 0 && (
          <EmptyState bare title="No players known">
            Add a line-up to the fixture, or players to the club.
          </EmptyState>
        )}
        <ul className={styles.players} role="list">
          {players.map((player) => (
            <li key={player.name}>
              <PlayerButton
                colour={sides[side].club?.colours[0]}
                events={events}
                onTap={() => tap(side, player.name)}
                player={player}
                short={names.get(player.name) ?? player.name}
                side={side}
              />
            </li>
          ))}
        </ul>
      </section>
    );
  };

  return (
    <>
      <ClockBar match={match} onClock={pitch.take} other={beside} play={play} teams={sides} />
      <UnsentSteps {...pitch} />
      <p className="text-caption text-secondary">Tap a player to note what happened.</p>
      <div className={styles.columns}>
        {column("A")}
        {column("B")}
      </div>
      <footer className={styles.foot}>
        <NotedEvents
          events={events}
          onUndo={(event) => pitch.take({ do: "undo", event })}
          waiting={pitch.waiting}
        />
        <Button onClick={main.onClick} variant="filled">
          {main.words}
        </Button>
      </footer>
      {tapped && (
        <EventSheet
          onClose={() => setTapped(null)}
          onEvent={note}
          play={play}
          sides={sides}
          tapped={tapped}
        />
      )}
      {isFinishing && (
        <Finish
          asScorer={asScorer}
          match={of}
          onClose={() => setIsFinishing(false)}
          onSaved={(score) => {
            pitch.end();
            onSaved(score);
          }}
          problem={null}
          result={result}
          says={notedInWords(result)}
        />
      )}
    </>
  );
}

const words: Readonly<Record<LiveKind, string>> = {
  goal: "Goal",
  penalty: "Penalty goal",
  ownGoal: "Own goal",
  yellow: "Yellow",
  red: "Red",
  substitution: "Off",
};

const seconds: Partial<Record<LiveKind, string>> = { goal: "from", substitution: "on" };

function inWords({ kind, player, other }: LiveEvent): string {
  const second = other && seconds[kind] ? `, ${seconds[kind]} ${other}` : "";
  return `${words[kind]}, ${player}${second}`;
}

interface NotedEventsProps {
  readonly events: readonly LiveEvent[];
  readonly waiting: readonly PitchStep[];
  readonly onUndo: (event: LiveEvent) => void;
}

/** The list of events, latest first, each with a button to undo it and an icon that shows whether it has been sent. */
function NotedEvents({ events, waiting, onUndo }: NotedEventsProps) {
  const waits = new Set(waiting.flatMap((step) => ("event" in step ? [step.event.id] : [])));
  if (events.length === 0) return <p className="text-secondary">Nothing noted yet.</p>;
  return (
    <ol aria-label="Noted so far" className={styles.events} reversed role="list">
      {events.toReversed().map((event) => (
        <li key={event.id}>
          <b>{event.minute}&apos;</b>
          <Icon name={waits.has(event.id) ? "clock" : "check"} size={16} />
          <span>
            <span className="visually-hidden">{waits.has(event.id) ? "Waiting: " : "Sent: "}</span>
            {inWords(event)}
          </span>
          <Button
            aria-label={`Undo ${inWords(event)}`}
            onClick={() => onUndo(event)}
            variant="text"
          >
            Undo
          </Button>
        </li>
      ))}
    </ol>
  );
}

interface ClockBarProps {
  readonly play: LivePlay;
  readonly match: LiveMatch;
  readonly teams: Readonly<Record<Side, PitchSide>>;
  readonly onClock: (step: PitchStep) => void;
  /** The less likely step of the match, shown beside the clock; undefined for none. */
  readonly other: { readonly words: string; readonly onClick: () => void } | undefined;
}

const twoDigits = (number: number) => String(number).padStart(2, "0");

function clockText(ms: number): string {
  const total = Math.floor(ms / 1000);
  return `${twoDigits(Math.floor(total / 60))}:${twoDigits(total % 60)}`;
}

/** Returns the server's time in epoch milliseconds, updated every second while the clock runs. */
function useSecond(isRunning: boolean): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}

/**
 * The bar at the top with clock, score and a button for one step of the match. A tap on the clock opens the inputs to
 * correct it by minutes and to choose another stage.
 */
function ClockBar({ play, match, teams, onClock, other }: ClockBarProps) {
  const { phase, since, scoreA, scoreB } = match;
  const [isCorrecting, setIsCorrecting] = useState(false);
  const now = useSecond(since !== null);
  const ms = clockAt(match, Math.max(now, since ?? 0));
  const begin = (stage: Stage) => onClock(clockOf(stage, serverNow()));
  const isBreak = play.stages.some(({ name, to }) => name === phase && to === null);
  const correct = (by: number) => {
    const moved = match.minute + by;
    // The minute that a clock starts from cannot be negative. For a running clock its start time is moved instead.
    if (clockAt({ minute: moved, since }, now) < 0 || moved > liveLimits.minute) return;
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
