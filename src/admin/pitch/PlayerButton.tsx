import { isGoal, type LiveEvent } from "@/domain/match/livePlay";
import type { Side } from "@/domain/match/timeline";
import { sameName } from "@/domain/names";
import { Icon } from "@/ui/Icon";
import styles from "./Pitch.module.css";
import type { PitchPlayer } from "./sides";

interface PlayerButtonProps {
  readonly player: PitchPlayer;
  readonly side: Side;
  readonly events: readonly LiveEvent[];
  readonly onTap: () => void;
}

/** Whose event it is: an own goal stands on the other side than its player. */
const isBy = (event: LiveEvent, name: string, side: Side) =>
  sameName(event.player, name) && (event.side === side) === (event.kind !== "ownGoal");

/** A player to tap, with what stands against or for them already. */
export function PlayerButton({ player: { name, number }, side, events, onTap }: PlayerButtonProps) {
  const own = events.filter((event) => isBy(event, name, side));
  const goals = own.filter(({ kind }) => isGoal(kind) && kind !== "ownGoal").length;
  const card = own.findLast(({ kind }) => kind === "yellow" || kind === "red")?.kind;
  return (
    <button className={styles.player} onClick={onTap} type="button">
      <span className={styles.number}>{number ?? ""}</span>
      <span className={styles.name}>{name}</span>
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
