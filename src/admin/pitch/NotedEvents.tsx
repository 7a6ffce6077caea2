import type { LiveEvent, LiveKind } from "@/domain/match/livePlay";
import type { PitchStep } from "@/domain/match/pitch";
import { Button } from "@/ui/Button";
import { Icon } from "@/ui/Icon";
import styles from "./Pitch.module.css";

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

/** What was noted, the latest first, each with a way to take it back and whether it has been sent. */
export function NotedEvents({ events, waiting, onUndo }: NotedEventsProps) {
  const waits = new Set(waiting.flatMap((step) => ("event" in step ? [step.event.id] : [])));
  if (events.length === 0)
    return <p className="text-secondary">Tap a player to note what happened.</p>;
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
