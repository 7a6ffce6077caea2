import { Chip, type ChipTone } from "@/ui/Chip";
import styles from "./StatusChip.module.css";
import { matchStatus, type StatusKind } from "./status";

const tones: Record<StatusKind, ChipTone> = {
  scheduled: "neutral",
  live: "live",
  fullTime: "neutral",
  postponed: "warning",
  other: "neutral",
};

/** A fixture's status as a chip; nothing for one that only says that the match is to come. */
export function StatusChip({ status }: { status: string }) {
  const { kind, label } = matchStatus(status);
  if (label === "") return null;
  return (
    <Chip tone={tones[kind]}>
      <span className={styles.label} data-status="">
        {label}
      </span>
    </Chip>
  );
}
