import type { Status } from "@/domain/match/status";
import { Chip, type ChipTone } from "@/ui/Chip";
import styles from "./StatusChip.module.css";
import { matchStatus, shortStatus } from "./status";

const tones: Record<Status, ChipTone> = {
  scheduled: "neutral",
  live: "live",
  finished: "neutral",
  postponed: "warning",
  cancelled: "warning",
  abandoned: "warning",
  other: "neutral",
};

interface StatusChipProps {
  readonly status: string;
  /** Only its first words, where the whole is one tap away. */
  readonly short?: boolean;
}

/** A fixture's status as a chip; nothing for one that only says that the match is to come. */
export function StatusChip({ status, short = false }: StatusChipProps) {
  const { kind, label } = matchStatus(status);
  if (label === "") return null;
  return (
    <Chip tone={tones[kind]}>
      <span className={styles.label} data-status="">
        {short ? shortStatus(label) : label}
      </span>
    </Chip>
  );
}
