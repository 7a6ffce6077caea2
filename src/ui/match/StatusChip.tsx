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
  /** Whether the match is ahead, on or over; null for one that will no longer be played. */
  readonly phase: Phase | null;
  /** Only its first words, where the whole is one tap away. */
  readonly short?: boolean;
}

/** A fixture's status as a chip, or that it is on; nothing where the match is only to come. */
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
