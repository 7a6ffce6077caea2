import { monogramOf } from "@/domain/crest";
import { isGoal, type LiveEvent } from "@/domain/match/livePlay";
import type { Side } from "@/domain/match/timeline";
import { sameName } from "@/domain/names";
import { Icon } from "@/ui/Icon";
import styles from "./Pitch.module.css";
import type { PitchPlayer } from "./sides";

interface PlayerButtonProps {
  readonly player: PitchPlayer;
  /** The name, shortened to fit on the button. */
  readonly short: string;
  /** The club's colour; undefined to use the sport's. */
  readonly colour: string | undefined;
  readonly side: Side;
  readonly events: readonly LiveEvent[];
  readonly onTap: () => void;
}

/** Checks whether an event is by a player; an own goal is stored for the other side than that of its player. */
const isBy = (event: LiveEvent, name: string, side: Side) =>
  sameName(event.player, name) && (event.side === side) === (event.kind !== "ownGoal");

/** The button of a player, with the last card and the goals so far. */
export function PlayerButton(props: PlayerButtonProps) {
  const { player, short, colour, side, events, onTap } = props;
  const { name, number } = player;
  const own = events.filter((event) => isBy(event, name, side));
  const goals = own.filter(({ kind }) => isGoal(kind) && kind !== "ownGoal").length;
  const card = own.findLast(({ kind }) => kind === "yellow" || kind === "red")?.kind;
  return (
    <button className={styles.player} onClick={onTap} type="button">
      <ShirtNumber colour={colour}>{number}</ShirtNumber>
      <span className="visually-hidden">{name}</span>
      <span aria-hidden="true" className={styles.name}>
        {short}
      </span>
      {card && (
        <span className={styles.card} data-card={card}>
          <Icon name="card" size={16} />
          <span className="visually-hidden">, {card === "red" ? "red card" : "yellow card"}</span>
        </span>
      )}
      {goals > 0 && (
        <span className={styles.goals}>
          <Icon name="ball" size={16} />
          {goals > 1 && goals}
          <span className="visually-hidden">, {goals === 1 ? "goal" : "goals"}</span>
        </span>
      )}
    </button>
  );
}

interface ShirtNumberProps {
  readonly colour: string | undefined;
  readonly children: number | null;
}

/** The number on a player's shirt, in the club's colour. */
export function ShirtNumber({ colour, children }: ShirtNumberProps) {
  const { background, text } = monogramOf("", colour);
  return (
    <span
      className={styles.number}
      // The Content Security Policy forbids style attributes in the delivered HTML only; this one is set by script.
      {...(colour && { style: { background, color: text } })}
    >
      {children ?? ""}
    </span>
  );
}
