import type { Phase } from "@/domain/match/ahead";
import type { Status } from "@/domain/match/status";
import { Chip, type ChipTone } from "@/ui/Chip";
import styles from "./StatusChip.module.css";
import { matchStatus, phaseLabel, shortStatus, type InSport } from "./status";

const tones: Partial<Record<Status, ChipTone>> = {
  live: "live",
  postponed: "warning",
  cancelled: "warning",
  abandoned: "warning",
};

interface StatusChipProps {
  readonly league: InSport;
  readonly status: string;
  /** Whether the match is ahead, under way or over; null if it will no longer be played. */
  readonly phase: Phase | null;
  /** Whether to show only the first words, if a tap shows the whole text. */
  readonly short?: boolean;
}

/**
 * A chip with the status of a fixture, or "live" if it is under way; draws nothing for a match that is only scheduled.
 */
export function StatusChip({ league, status, phase, short = false }: StatusChipProps) {
  const { kind } = matchStatus(status, league);
  const label = phaseLabel(status, phase, league);
  if (label === "") return null;
  return (
    <Chip tone={kind === "scheduled" && phase === "on" ? "live" : tones[kind]}>
      <span className={styles.label} data-status="">
        {short ? shortStatus(label) : label}
      </span>
    </Chip>
  );
}
