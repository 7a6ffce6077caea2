import { memo, useState, useTransition } from "react";
import type { RecordOf } from "@/records/record";
import { findClub } from "@/domain/season/clubs";
import { Button } from "@/ui/Button";
import { FollowPlayerStar } from "@/ui/mine/FollowButton";
import { useClubs, useLeague } from "@/ui/where";
import { PlayerCard } from "./PlayerCard";
import styles from "./PlayerGrid.module.css";

/** As many as fill a wide screen: what comes first is laid out three times before a phone can rest. */
const FIRST = 30;
const STEP = 60;

interface Props {
  readonly players: readonly RecordOf<"players">[];
  readonly onOpen: (id: string) => void;
  /** Others are on their way. */
  readonly busy: boolean;
}

/** Players as cards; a long list grows on demand, so that 2,000 players stay quick on a slow phone. */
export function PlayerGrid({ players, onOpen, busy }: Props) {
  const [shown, setShown] = useState(FIRST);
  const [growing, grow] = useTransition();
  const rest = players.length - shown;
  return (
    <>
      <ul aria-busy={busy || growing || undefined} className={styles.grid} role="list">
        <Cards onOpen={onOpen} players={players} shown={shown} />
      </ul>
      {rest > 0 && (
        <p className={styles.more}>
          <Button onClick={() => grow(() => setShown(shown + STEP))}>
            {growing ? "Showing" : "Show"} {Math.min(STEP, rest)} more of {rest}
          </Button>
        </p>
      )}
    </>
  );
}

interface CardsProps extends Omit<Props, "busy"> {
  readonly shown: number;
}

/** Not redrawn when only `busy` has changed. */
const Cards = memo(function Cards({ players, onOpen, shown }: CardsProps) {
  const league = useLeague();
  const clubs = useClubs();
  return players.slice(0, shown).map((player) => (
    <li key={player.id} className={styles.cell}>
      <PlayerCard player={player} club={findClub(clubs, player.club)} onOpen={onOpen} />
      <span className={styles.star}>
        <FollowPlayerStar league={league} player={player} />
      </span>
    </li>
  ));
});
