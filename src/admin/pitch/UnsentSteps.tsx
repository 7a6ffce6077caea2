import type { FailureKind } from "@/data/failure";
import { Icon } from "@/ui/Icon";
import styles from "./Pitch.module.css";
import type { PitchState } from "./pitchSteps";

/** The failures that mean a lost connection; they end without the user's help. */
const lost: readonly FailureKind[] = ["offline", "timeout", "unavailable"];

interface UnsentStepsProps
  extends Pick<PitchState, "failure">, Partial<Pick<PitchState, "others">> {
  readonly waiting: readonly unknown[];
}

/** A note on how many entries have not been sent, and why; empty if all are sent or no try has failed. */
export function UnsentSteps({ waiting, others = 0, failure }: UnsentStepsProps) {
  const isKept = failure !== null && waiting.length > 0;
  const isLost = failure !== null && lost.includes(failure.kind);
  return (
    <p className={styles.waiting} role="status">
      {others > 0 && (
        <>
          <Icon name="warning" size={20} />
          <span>
            {others === 1
              ? "1 entry of another account waits on this device. It is sent when that account opens this match here."
              : `${others} entries of another account wait on this device. They are sent when that account opens this match here.`}
          </span>
        </>
      )}
      {isKept && (
        <>
          <Icon name={isLost ? "offline" : "warning"} size={20} />
          <span>
            <b>{isLost ? "No connection." : failure.message}</b>{" "}
            {waiting.length === 1
              ? "1 entry waits on this device, and is sent as soon as it can be."
              : `${waiting.length} entries wait on this device, and are sent as soon as they can be.`}
          </span>
        </>
      )}
    </p>
  );
}
