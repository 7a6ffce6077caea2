import { memo } from "react";
import type { RecordOf } from "@/records/record";
import type { ResolvedClub } from "@/domain/season/clubs";
import { crestOf } from "@/domain/crest";
import { MonogramAvatar } from "@/ui/crest/MonogramAvatar";
import styles from "./PlayerCard.module.css";

interface Props {
  readonly player: RecordOf<"players">;
  readonly club: ResolvedClub | undefined;
  readonly onOpen: (id: string) => void;
}

/** One player as one button; the shirt number stands behind as a watermark. Of a long list only new ones are drawn. */
export const PlayerCard = memo(function PlayerCard({ player, club, onOpen }: Props) {
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
        <span className={styles.meta}>
          {[player.jersey === null ? "" : `No. ${player.jersey}`, player.position]
            .filter(Boolean)
            .join(" · ")}
        </span>
        <span className={styles.meta}>{player.club}</span>
      </span>
    </button>
  );
});
