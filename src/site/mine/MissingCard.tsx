import { follow, type FollowedItems } from "@/ui/mine/mine";
import { Button } from "@/ui/Button";
import { Card } from "@/ui/Card";
import styles from "./MyClubsPage.module.css";

interface MissingCardProps {
  readonly kind: keyof FollowedItems;
  /** The key under which the club or player is followed. */
  readonly of: string;
  /** The name as far as known: "‘kingsway rovers’". */
  readonly name: string;
  /** The reason why it is not shown, as the rest of a sentence: "is no longer …". */
  readonly why: string;
}

/** A card for a followed club or player that is no longer in the records, with a button to unfollow. */
export function MissingCard({ kind, of, name, why }: MissingCardProps) {
  return (
    <Card className={styles.gone}>
      <p>
        {name} {why}
      </p>
      <Button
        aria-label={`Unfollow ${name}`}
        onClick={() => follow(kind, of, false)}
        variant="outline"
      >
        Unfollow
      </Button>
    </Card>
  );
}
