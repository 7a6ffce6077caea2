import { isClockKnown, serverNow } from "@/domain/serverTime";
import type { Identity } from "./identity";

/**
 * Returns the server's time in epoch milliseconds; asks the server first if this device does not know it. For moments
 * that are stored and later compared with the times of saves.
 */
export async function askServerNow(identity: Pick<Identity, "learnTime">): Promise<number> {
  if (!isClockKnown()) await identity.learnTime?.();
  return serverNow();
}
