import { MINUTE } from "@/domain/durations";
import { formatDistanceToNowStrict } from "date-fns/formatDistanceToNowStrict";

/** Says how long ago a moment was: "2 hours ago". If the device's clock is behind the server's, says "just now". */
export function agoOf(at: number): string {
  if (Date.now() - at < MINUTE) return "just now";
  return formatDistanceToNowStrict(at, { addSuffix: true });
}
