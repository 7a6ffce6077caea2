import { Icon } from "@/ui/Icon";
import styles from "./Pitch.module.css";
import type { PitchState } from "./pitchSteps";

/** Says what the database does not have yet, and why; nothing while everything is sent. */
export function Waiting({ waiting, failure }: Pick<PitchState, "waiting" | "failure">) {
  const isKept = failure !== null && waiting.length > 0;
  const isRefused = failure?.kind === "denied" || failure?.kind === "signedOut";
  return (
    <p className={styles.waiting} role="status">
      {isKept && (
        <>
          <Icon name={isRefused ? "warning" : "offline"} size={20} />
          <span>
            {isRefused
              ? failure.message
              : "Kept on this device, will be sent when the connection is back."}{" "}
            <b>{waiting.length === 1 ? "1 entry waits" : `${waiting.length} entries wait`}</b>
          </span>
        </>
      )}
    </p>
  );
}
