import { amountOf } from "@/domain/wording";
import { memo, useState, useTransition } from "react";
import type { RecordOf } from "@/records/record";
import { findClub, type ResolvedClub } from "@/domain/season/clubs";
import { Button } from "@/ui/Button";
import { FollowPlayerStar } from "@/ui/mine/FollowButton";
import { ShortName } from "@/ui/ShortName";
import { useClubs, useLeague } from "@/ui/leagueContext";
import { crestOf } from "@/domain/crest";
import { MonogramAvatar } from "@/ui/crest/MonogramAvatar";
import styles from "./PlayerGrid.module.css";

/**
 * The number of cards on a wide screen. More would cost time on a phone, because the first cards are laid out three
 * times while the page loads.
 */
const FIRST_CARDS = 30;
const MORE_CARDS = 60;

interface Props {
  readonly players: readonly RecordOf<"players">[];
  readonly onOpen: (id: string) => void;
  /** Whether other players are being loaded. */
  readonly busy: boolean;
}

/**
 * The players as rows on a phone, else as cards. A button shows more of a long list, so that 2,000 players stay fast on
 * a slow phone.
 */
export function PlayerGrid({ players, onOpen, busy }: Props) {
  const [shown, setShown] = useState(FIRST_CARDS);
  const [growing, grow] = useTransition();
  const rest = players.length - shown;
  return (
    <>
      <ul aria-busy={busy || growing || undefined} className={styles.grid} role="list">
        <Cards onOpen={onOpen} players={players} shown={shown} />
      </ul>
      {rest > 0 && (
        <p className="grid mt-6 justify-center">
          <Button onClick={() => grow(() => setShown(shown + MORE_CARDS))}>
            {growing ? "Showing" : "Show"} {Math.min(MORE_CARDS, rest)} more of {rest}
          </Button>
        </p>
      )}
    </>
  );
}

interface CardsProps extends Omit<Props, "busy"> {
  readonly shown: number;
}

/** Memoised, so that the cards are not rendered again when only `busy` changes. */
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

interface PlayerCardProps {
  readonly player: RecordOf<"players">;
  readonly club: ResolvedClub | undefined;
  readonly onOpen: (id: string) => void;
}

/**
 * One player as one button, with the shirt number in the background. Memoised, so that only new cards of a long list
 * are rendered.
 */
const PlayerCard = memo(function PlayerCard({ player, club, onOpen }: PlayerCardProps) {
  const { statistics } = useLeague().game;
  const [counted] = statistics;
  const figure = (counted && player[counted.key]) || 0;
  const primary = club?.colours[0] ?? crestOf(player.club || player.name).primary;
  return (
    <button
      type="button"
      className={styles.card}
      onClick={() => onOpen(player.id)}
      aria-haspopup="dialog"
    >
      <span className={styles.top}>
        <svg
          className={styles.ground}
          aria-hidden="true"
          preserveAspectRatio="none"
          viewBox="0 0 1 1"
        >
          <rect width="1" height="1" fill={primary} />
        </svg>
        <span className={styles.shade} />
        <span className={styles.number} aria-hidden="true">
          {player.jersey ?? ""}
        </span>
        <MonogramAvatar
          name={player.name}
          picture={player.picture}
          colour={primary}
          size={64}
          decorative
        />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{player.name}</span>
        <span className={styles.facts}>
          <span className={styles.meta} data-known={player.position ? "" : undefined}>
            {player.jersey !== null && (
              <span className={styles.shirt}>
                No. {player.jersey}
                {player.position && " · "}
              </span>
            )}
            {player.position}
          </span>
          <ShortName className={styles.meta} name={club?.called ?? player.club} />
        </span>
      </span>
      {counted && figure > 0 && (
        <span className={styles.figure}>{amountOf(figure, counted.unit, counted.units)}</span>
      )}
    </button>
  );
});
