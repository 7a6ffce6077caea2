import type { Fixture } from "@/domain/records/fixture";
import type { RecordOf } from "@/domain/records/record";
import { matchStatus } from "./status";

const MINUTE = 60_000;
/** A status that says "live" is believed for this long: after that somebody has forgotten it. */
const BELIEVED = 12 * 60 * MINUTE;

/**
 * Whether a match is on: its status says so, or it has begun and can hardly be over yet.
 * @param minutes how long such a match takes, breaks included
 */
export function isBeingPlayed(
  { date, status, updatedAt }: Fixture & Pick<RecordOf<"fixtures">, "updatedAt">,
  now: number,
  minutes: number,
): boolean {
  const { kind } = matchStatus(status);
  if (kind === "fullTime" || kind === "postponed") return false;
  if (kind === "live") return Math.abs(now - (date ?? updatedAt ?? 0)) < BELIEVED;
  return date !== null && date <= now && now < date + minutes * MINUTE;
}
