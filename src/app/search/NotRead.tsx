import { enumerated } from "@/domain/wording";
import { Button } from "@/ui/Button";
import { Icon } from "@/ui/Icon";
import styles from "./SearchDialog.module.css";

/** A league of which something could not be read. */
export interface FailedLeague {
  readonly name: string;
  /** Another try is under way. */
  readonly isBusy: boolean;
  readonly retry: () => void;
}

/** More leagues than that are counted, not named. */
const NAMED = 3;

/** Says which leagues are not searched whole, because a document of theirs could not be read, and tries again. */
export function NotRead({ failed }: { readonly failed: readonly FailedLeague[] }) {
  if (failed.length === 0) return null;
  const names = failed.map(({ name }) => name);
  const isBusy = failed.every((one) => one.isBusy);
  return (
    <div className={styles.failed} role="alert">
      <Icon name="warning" />
      <p>
        {names.length > NAMED ? `${names.length} leagues` : enumerated(names)} could not be read in
        full. What is found is not everything.
      </p>
      <Button
        aria-disabled={isBusy}
        icon="retry"
        onClick={() => {
          if (!isBusy) for (const { retry } of failed) retry();
        }}
      >
        {isBusy ? "Trying again…" : "Try again"}
      </Button>
    </div>
  );
}
