import { Loading } from "@/ui/Loading";
import { MatchListSkeleton } from "@/ui/match/MatchListSkeleton";

/** The followed clubs while their matches are read. */
export function MyClubsWaiting() {
  return (
    <Loading what="clubs">
      <MatchListSkeleton rows={3} />
    </Loading>
  );
}
