import { phaseOf } from "@/domain/match/ahead";
import type { ListedMatch } from "@/domain/match/listed";
import { timeLeft } from "@/domain/timeLeft";
import { useNow } from "@/ui/match/useNow";
import { useLeague } from "@/ui/leagueContext";

/** The time until a match begins; nothing if the match has no date or is not ahead. */
export function Countdown({ match: { date, match } }: { readonly match: ListedMatch }) {
  const { game } = useLeague();
  const now = useNow(0);
  if (date === null || date <= now || phaseOf(match, now, game.matchMinutes) !== "ahead")
    return null;
  return (
    <p>
      Begins in <b>{timeLeft(date - now)}</b>
    </p>
  );
}
