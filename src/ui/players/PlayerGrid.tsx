import { useState } from "react";
import type { RecordOf } from "@/domain/record";
import { findClub, type ResolvedClub } from "@/leagues/clubs";
import { Button } from "@/ui/Button";
import { PlayerCard } from "./PlayerCard";
import styles from "./PlayerGrid.module.css";

const STEP = 60;

interface Props {
  readonly players: readonly RecordOf<"players">[];
  readonly clubs: readonly ResolvedClub[];
  readonly onOpen: (id: string) => void;
}

/** Players as cards; a long list grows on demand, so that 2,000 players stay quick on a slow phone. */
export function PlayerGrid({ players, clubs, onOpen }: Props) {
  const [shown, setShown] = useState(STEP);
  const rest = players.length - shown;
  return (
    <>
      <ul className={styles.grid} role="list">
        {players.slice(0, shown).map((player) => (
          <li key={player.id} className={styles.cell}>
            <PlayerCard
              player={player}
              club={findClub(clubs, player.club)}
              onOpen={() => onOpen(player.id)}
            />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <p className={styles.more}>
          <Button onClick={() => setShown(shown + STEP)}>
            Show {Math.min(STEP, rest)} more of {rest}
          </Button>
        </p>
      )}
    </>
  );
}
