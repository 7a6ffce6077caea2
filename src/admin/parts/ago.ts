import { MINUTE } from "@/domain/durations";
import { formatDistanceToNowStrict } from "date-fns/formatDistanceToNowStrict";

/** "2 hours ago"; a clock that is behind the server's must not speak of the future. */
export function agoOf(at: number): string {
  if (Date.now() - at < MINUTE) return "just now";
  return formatDistanceToNowStrict(at, { addSuffix: true });
}
