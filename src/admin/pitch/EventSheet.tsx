import { otherSide } from "@/domain/match/pair";
import { useState } from "react";
import { newRecordId } from "@/data/store";
import { isGoal, type LiveEvent, type LiveKind, type LivePlay } from "@/domain/match/livePlay";
import type { Side } from "@/domain/match/timeline";
import { sameName } from "@/domain/names";
import { Dialog } from "@/ui/Dialog";
import { Icon, type IconName } from "@/ui/Icon";
import styles from "./Pitch.module.css";
import { ShirtNumber } from "./PlayerButton";
import type { PitchSide } from "./sides";

/** A player who was tapped, with the minute of the match. */
export interface TappedPlayer {
  readonly side: Side;
  readonly player: string;
  readonly minute: string;
}

interface EventSheetProps {
  readonly tapped: TappedPlayer;
  readonly play: LivePlay;
  readonly sides: Readonly<Record<Side, PitchSide>>;
  /** Called with an event. A goal is reported twice under the same id: at once, and again with its assist. */
  readonly onEvent: (event: LiveEvent) => void;
  readonly onClose: () => void;
}

const icons: Readonly<Record<LiveKind, IconName>> = {
  goal: "ball",
  penalty: "dot",
  ownGoal: "close",
  yellow: "card",
  red: "card",
  substitution: "swap",
};

/** The question for the second player of an event; absent for events of one player. */
const seconds: Partial<Record<LiveKind, { readonly ask: string; readonly nobody: string }>> = {
  goal: { ask: "Who gave the pass?", nobody: "No assist" },
  substitution: { ask: "Who comes on?", nobody: "Nobody" },
};

/** Returns the previous or next minute. In stoppage time ("45+2") only the second number changes. */
function moved(minute: string, by: 1 | -1): string {
  const [full = "1", more] = minute.split("+");
  if (more === undefined) return String(Math.max(1, Number(full) + by));
  const rest = Number(more) + by;
  return rest < 1 ? full : `${full}+${rest}`;
}

/** A dialog that asks what a player did and lets the minute be corrected, then asks for the second player. */
export function EventSheet({ tapped, play, sides, onEvent, onClose }: EventSheetProps) {
  const { side, player } = tapped;
  const [minute, setMinute] = useState(tapped.minute);
  const [kind, setKind] = useState<LiveKind | null>(null);
  const [id] = useState(() => newRecordId().slice(0, 8));
  const send = (of: LiveKind, second: string) =>
    onEvent({
      id,
      minute,
      kind: of,
      side: of === "ownGoal" ? otherSide(side) : side,
      player,
      other: second,
    });
  const finish = (of: LiveKind, second: string) => {
    send(of, second);
    onClose();
  };
  const choose = (of: LiveKind) => {
    if (!seconds[of]) return finish(of, "");
    // A goal counts at once, so that it is not lost if the user puts the phone away before the next answer.
    if (isGoal(of)) send(of, "");
    setKind(of);
  };
  const second = kind && seconds[kind];
  const minutes = (
    <div aria-label="Minute" className={styles.minute} role="group">
      <button
        aria-label="A minute earlier"
        className={styles.key}
        onClick={() => setMinute(moved(minute, -1))}
        type="button"
      >
        −
      </button>
      <output aria-label="Minute">{minute}&apos;</output>
      <button
        aria-label="A minute later"
        className={styles.key}
        onClick={() => setMinute(moved(minute, 1))}
        type="button"
      >
        +
      </button>
    </div>
  );
  if (kind && second) {
    const { onPitch, bench } = sides[side];
    const mates = onPitch.filter(({ name }) => !sameName(name, player));
    const names = isGoal(kind) ? mates : bench;
    return (
      <Dialog kind={`${player}, ${minute}'`} onClose={onClose} title={second.ask}>
        <button
          className={styles.key}
          onClick={() => (isGoal(kind) ? onClose() : finish(kind, ""))}
          type="button"
        >
          {second.nobody}
        </button>
        <ul className={styles.choices} role="list">
          {names.map(({ name, number }) => (
            <li key={name}>
              <button className={styles.player} onClick={() => finish(kind, name)} type="button">
                <ShirtNumber colour={sides[side].club?.colours[0]}>{number}</ShirtNumber>
                <span className={styles.name}>{name}</span>
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    );
  }
  return (
    <Dialog actions={minutes} kind={sides[side].team} onClose={onClose} title={player}>
      <div className={styles.kinds}>
        {play.events.map((one) => (
          <button
            className={styles.kind}
            data-kind={one.kind}
            key={one.kind}
            onClick={() => choose(one.kind)}
            type="button"
          >
            <Icon name={icons[one.kind]} size={24} />
            {one.label}
          </button>
        ))}
      </div>
      <p className="mt-3 text-caption text-secondary">
        A goal counts at once; then tap who gave the pass, or “No assist”.
      </p>
    </Dialog>
  );
}
