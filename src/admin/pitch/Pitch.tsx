import { useState } from "react";
import type { LiveMatch } from "@/domain/match/live";
import {
  liveEvents,
  minuteAt,
  type LiveEvent,
  type LivePlay,
  type Stage,
} from "@/domain/match/livePlay";
import { clockOf, notBegun, type PitchStep } from "@/domain/match/pitch";
import type { Side } from "@/domain/match/timeline";
import { serverNow } from "@/domain/serverTime";
import { Button } from "@/ui/Button";
import { EmptyState } from "@/ui/EmptyState";
import { ClockBar } from "./ClockBar";
import { EventSheet, type Tapped } from "./EventSheet";
import { Finish } from "./Finish";
import { NotedEvents } from "./NotedEvents";
import { endOf } from "@/ui/match/status";
import styles from "./Pitch.module.css";
import type { PitchMatch } from "./pitchMatch";
import { PlayerButton } from "./PlayerButton";
import { notedInWords, resultOf } from "./resultOf";
import { shortNames } from "./shortNames";
import { sideOf } from "./sides";
import { usePitch } from "./usePitch";
import { Waiting } from "./Waiting";
import { useLeague } from "@/ui/where";

interface PitchProps {
  readonly play: LivePlay;
  readonly of: PitchMatch;
  readonly asScorer: boolean;
  /** The result stands. @param score as it was saved */
  readonly onSaved: (score: string) => void;
}

const minuteNow = (match: LiveMatch, { stages }: LivePlay) => minuteAt(match, stages, serverNow());
const startOf = (stage: Stage) => clockOf(stage, serverNow());

/** The stage after this one; the first before the match has begun. */
const nextStage = ({ stages }: LivePlay, phase: string): Stage | undefined =>
  stages[stages.findIndex(({ name }) => name === phase) + 1];

/** The two teams as buttons under the score and the clock: tap who it was, then what it was. */
export function Pitch({ play, of, asScorer, onSaved }: PitchProps) {
  const league = useLeague();
  const { fixture } = of;
  const pitch = usePitch(league, fixture.id);
  const match = pitch.match ?? notBegun;
  const [tapped, setTapped] = useState<Tapped | null>(null);
  const [isFinishing, setIsFinishing] = useState(false);
  const sides = { A: sideOf(of, "A", pitch.match), B: sideOf(of, "B", pitch.match) };
  const events = liveEvents(match);
  const [first] = play.stages;
  const result = resultOf(of, match, sides);

  const tap = (side: Side, player: string) =>
    setTapped({ side, player, minute: minuteNow(match, play) });
  const note = (event: LiveEvent) => {
    // The first tap makes the match live, with the clock where it was left or at its beginning.
    const begin: readonly PitchStep[] = match.phase === "" ? [startOf(first)] : [];
    pitch.take(...begin, { do: "add", event });
  };

  const stage = play.stages.find(({ name }) => name === match.phase);
  const next = nextStage(play, match.phase);
  const start = next && {
    words: next.to === null ? next.name : `Start ${next.name}`,
    onClick: () => pitch.take(startOf(next)),
  };
  const end = { words: endOf(league).words, onClick: () => setIsFinishing(true) };
  // What comes next is under the thumb; the other one is beside the clock.
  const [main, other] = start && !stage?.mayEnd ? [start, end] : [end, start];
  // What has not begun has no end.
  const beside = match.phase === "" && other === end ? undefined : other;

  const column = (side: Side) => {
    const names = shortNames(sides[side].onPitch.map(({ name }) => name));
    return (
      <section aria-label={sides[side].team} className={styles.column}>
        <h2 className={styles.team}>{sides[side].team}</h2>
        {sides[side].onPitch.length === 0 && (
          <EmptyState bare title="No players known">
            Put a line-up into the fixture, or players into the club.
          </EmptyState>
        )}
        <ul className={styles.players} role="list">
          {sides[side].onPitch.map((player) => (
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
      <Waiting {...pitch} />
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
