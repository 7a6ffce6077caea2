import { Chip, type ChipTone } from "@/ui/Chip";
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
  return label === "" ? null : <Chip tone={tones[kind]}>{label}</Chip>;
}
