import { Card } from "@/ui/Card";
import { EmptyState } from "@/ui/EmptyState";
import { WhoPlays } from "@/ui/match/WhoPlays";
import { useLeague } from "@/ui/where";
import { LineUpGround } from "./LineUpGround";
import type { MatchShown } from "./MatchTop";

/** Who played: on the sport's ground where it has one, else as lists. */
export default function LineUpsPart({ match }: MatchShown) {
  const league = useLeague();
  const { schedule, outcome } = match.match;
  const lists = [
    schedule?.lineUpA,
    schedule?.lineUpB,
    outcome?.result.playersA,
    outcome?.result.playersB,
  ];
  const isKnown = lists.some((list) => (list?.length ?? 0) > 0);
  if (outcome && !isKnown) {
    return <EmptyState title="No line-ups">Nobody noted who played.</EmptyState>;
  }
  return league.game.lineUp.onGround ? (
    <LineUpGround match={match} />
  ) : (
    <Card>
      <WhoPlays match={match} />
    </Card>
  );
}
