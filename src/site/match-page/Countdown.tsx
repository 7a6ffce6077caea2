import { isToBePlayed } from "@/domain/match/match";
import type { ListedMatch } from "@/domain/match/listed";
import { timeLeft } from "@/domain/timeLeft";
import { useNow } from "@/ui/match/useNow";

/** How long it is until a match begins; nothing where that is not planned or not ahead. */
export function Countdown({ match: { date, match } }: { readonly match: ListedMatch }) {
  const now = useNow(0);
  if (date === null || date <= now || !isToBePlayed(match, now)) return null;
  return (
    <p>
      Begins in <b>{timeLeft(date - now)}</b>
    </p>
  );
}
