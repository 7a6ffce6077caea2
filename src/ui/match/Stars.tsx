import { Icon } from "@/ui/Icon";
import { limits } from "@/domain/records/limits";
import styles from "./Stars.module.css";

/** A rating as stars and in words; nothing for a rating of 0, which means that nobody rated. */
export function Stars({ rating }: { rating: number }) {
  if (rating <= 0) return null;
  return (
    <span className={styles.stars}>
      <span aria-hidden="true" className={styles.row}>
        {Array.from({ length: limits.stars }, (_, index) => (
          <span data-lit={index < rating || undefined} key={index}>
            <Icon name="star" size={18} />
          </span>
        ))}
      </span>
      <span>
        {rating} of {limits.stars} stars
      </span>
    </span>
  );
}
