import type { FailedState } from "@/data/readState";
import { failedOf } from "@/data/together";
import { enumerated } from "@/domain/wording";
import { Button } from "@/ui/Button";
import { Icon } from "@/ui/Icon";
import styles from "./SearchDialog.module.css";

/** A league of which something could not be read. */
export interface FailedLeague {
  readonly name: string;
  readonly state: FailedState;
}

/** More leagues than that are counted, not named. */
const NAMED = 3;

/** Says which leagues are not searched whole, because a document of theirs could not be read, and tries again. */
export function NotRead({ failed }: { readonly failed: readonly FailedLeague[] }) {
  const state = failedOf(failed.map((one) => one.state));
  if (!state) return null;
  const names = failed.map(({ name }) => name);
  return (
    <div className={styles.failed} role="alert">
      <Icon name="warning" />
      <p>
        {names.length > NAMED ? `${names.length} leagues` : enumerated(names)} could not be read in
        full. What is found is not everything.
      </p>
      <Button
        aria-disabled={state.refreshing}
        icon="retry"
        onClick={() => {
          if (!state.refreshing) state.retry();
        }}
      >
        {state.refreshing ? "Trying again…" : "Try again"}
      </Button>
    </div>
  );
}
