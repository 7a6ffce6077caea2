import { MatchList } from "./MatchList";
import { MatchRowSkeleton } from "./MatchRowSkeleton";

/** As many match rows as will stand there. */
export function MatchListSkeleton({ rows }: { readonly rows: number }) {
  return (
    <MatchList
      items={Array.from({ length: rows }, (_, row) => ({ id: String(row) }))}
      row={() => <MatchRowSkeleton />}
    />
  );
}
