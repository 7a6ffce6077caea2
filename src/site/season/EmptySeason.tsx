import type { ComponentProps } from "react";
import type { Season } from "@/domain/league/league";
import { EmptyState } from "@/ui/EmptyState";

interface EmptySeasonProps {
  readonly season: Season;
  /** The noun for the records: "matches". */
  readonly what: string;
  readonly spot: NonNullable<ComponentProps<typeof EmptyState>["spot"]>;
}

/** A message that a past season has no records of this kind. */
export function EmptySeason({ season, what, spot }: EmptySeasonProps) {
  return (
    <EmptyState spot={spot} title={`No ${what} of ${season.label}`}>
      Nothing was entered for this season.
    </EmptyState>
  );
}
