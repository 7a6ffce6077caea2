import { Loading } from "@/ui/Loading";
import { MatchListSkeleton } from "@/ui/match/MatchListSkeleton";

/** Placeholder of the followed clubs while their matches load. */
export function MyClubsWaiting() {
  return (
    <Loading what="clubs">
      <MatchListSkeleton rows={3} />
    </Loading>
  );
}
