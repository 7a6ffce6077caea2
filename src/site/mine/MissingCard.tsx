import { follow, type Mine } from "@/ui/mine/mine";
import { Button } from "@/ui/Button";
import { Card } from "@/ui/Card";
import styles from "./MyClubsPage.module.css";

interface MissingCardProps {
  readonly kind: keyof Mine;
  /** Under which it is followed. */
  readonly of: string;
  /** What is known of it: "‘kingsway rovers’". */
  readonly name: string;
  /** Why it is not shown, as the rest of a sentence: "is no longer …". */
  readonly why: string;
}

/** A club or a player that is followed and no longer in the records, with the way to follow it no longer. */
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
