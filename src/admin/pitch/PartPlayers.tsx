import type { Side } from "@/domain/match/timeline";
import type { TiePart } from "@/domain/people/parts";
import styles from "./Court.module.css";
import type { PitchSide } from "./sides";
import type { TiePlayers } from "./usePlayers";

interface PartPlayersProps {
  readonly part: TiePart;
  readonly sides: Readonly<Record<Side, PitchSide>>;
  readonly players: TiePlayers;
}

/** The inputs for the players of a contest, chosen from the squads. */
export function PartPlayers({ part, sides, players }: PartPlayersProps) {
  const choice = (side: Side, place: number, nth: number, of: number) => {
    const { team } = sides[side];
    const nobody = players.squads[side].length === 0 ? "No players known" : "Player?";
    return (
      <select
        aria-label={`${part.name}, player${of > 1 ? ` ${nth + 1}` : ""} of ${team}`}
        key={`${side} ${place}`}
        onChange={({ target }) => players.choose(side, place, target.value)}
        value={players.named[side][place] ?? ""}
      >
        <option value="">{nobody}</option>
        {players.squads[side].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    );
  };
  return (
    <div className={styles.players}>
      <span>{part.a.map((place, nth) => choice("A", place, nth, part.a.length))}</span>
      <span>{part.b.map((place, nth) => choice("B", place, nth, part.b.length))}</span>
    </div>
  );
}
