import { MatchList } from "./MatchList";
import { MatchRowSkeleton } from "./MatchRowSkeleton";

/** As many match rows as will stand there. */
export function MatchListSkeleton({ rows }: { readonly rows: number }) {
  return (
    <MatchList>
      {Array.from({ length: rows }, (_, row) => (
        <MatchRowSkeleton key={row} />
      ))}
    </MatchList>
  );
}
