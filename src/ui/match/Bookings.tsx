import type { Booking } from "@/domain/match/bookings";
import { Icon } from "@/ui/Icon";
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
        {bookings.map(({ player, card, text }, index) => (
          <li className={styles.booking} key={`${index} ${text}`}>
            <span className={styles.card} data-card={card ?? undefined}>
              <Icon name="card" size={18} />
            </span>
            {card ? (
              <span>
                <PlayerName name={player} /> <span className={styles.quiet}>{words[card]}</span>
              </span>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
