import type { Booking } from "@/domain/match/bookings";
import { Icon } from "@/ui/Icon";
import { usePlayer } from "./names";
import { PlayerName } from "./PlayerName";
import styles from "./MatchDetails.module.css";

const words = { yellow: "Yellow card", red: "Red card" } as const;

/** The bookings that no minute places in the timeline. */
export function Bookings({ bookings }: { bookings: readonly Booking[] }) {
  if (bookings.length === 0) return null;
  return (
    <section className={styles.section}>
      <h3>Bookings</h3>
      <ul className={styles.entries} role="list">
        {bookings.map(({ player, card, minute, text }, index) => (
          <li className={styles.booking} key={`${index} ${text}`}>
            <span className={styles.card} data-card={card ?? undefined}>
              <Icon name="card" size={18} />
            </span>
            {card ? <Booked card={card} minute={minute} player={player} /> : text}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface BookedProps {
  readonly player: string;
  readonly card: keyof typeof words;
  readonly minute: string;
}

/** Who was shown which card, when and of which club, as far as that is known. */
function Booked({ player, card, minute }: BookedProps) {
  const club = usePlayer(player)?.club;
  const about = [words[card], minute && `${minute}'`, club].filter(Boolean).join(" · ");
  return (
    <span>
      <PlayerName name={player} /> <span className={styles.quiet}>{about}</span>
    </span>
  );
}
