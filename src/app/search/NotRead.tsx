import type { FailedState } from "@/data/readState";
import { failedOf } from "@/data/together";
import { enumerated } from "@/domain/wording";
import { Button } from "@/ui/Button";
import { Icon } from "@/ui/Icon";
import styles from "./SearchDialog.module.css";

/** A league whose data could not be loaded completely. */
export interface FailedLeague {
  readonly name: string;
  readonly state: FailedState;
}

/** If more leagues than this failed, they are counted instead of named. */
const NAMED = 3;

/** A notice that names the leagues whose data could not be loaded completely, with a button to try again. */
export function FailedLeagues({ failed }: { readonly failed: readonly FailedLeague[] }) {
  const state = failedOf(failed.map((one) => one.state));
  if (!state) return null;
  const names = failed.map(({ name }) => name);
  return (
    <div className={styles.failed} role="alert">
      <Icon name="warning" />
      <p>
        {names.length > NAMED ? `${names.length} leagues` : enumerated(names)} could not be read in
        full. Something may be missing below.
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
