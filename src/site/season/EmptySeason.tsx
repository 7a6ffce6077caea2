import type { ComponentProps } from "react";
import type { Season } from "@/domain/league/league";
import { EmptyState } from "@/ui/EmptyState";

interface EmptySeasonProps {
  readonly season: Season;
  /** "matches" */
  readonly what: string;
  readonly spot: NonNullable<ComponentProps<typeof EmptyState>["spot"]>;
}

/** In place of a past season's records, when nobody has filed any. */
export function EmptySeason({ season, what, spot }: EmptySeasonProps) {
  return (
    <EmptyState spot={spot} title={`No ${what} of ${season.label}`}>
      Nothing was filed under this season.
    </EmptyState>
  );
}
