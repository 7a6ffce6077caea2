import type { ReactNode } from "react";
import type { ListingState } from "@/data/listingEntry";
import type { EntityKind } from "@/records/record";
import { StaleNote } from "./StaleNote";

interface DatedProps<K extends EntityKind> {
  readonly state: ListingState<K>;
  readonly children: ReactNode;
}

/** What is shown of a listing, with the moment it was read where that is not now, and why. */
export function Dated<K extends EntityKind>({ state, children }: DatedProps<K>) {
  const read = state.status === "ready" ? state : null;
  return (
    <>
      {read?.failure && (
        <StaleNote
          onRetry={read.retry}
          readAt={read.listing.readAt}
          reason={read.failure.message}
        />
      )}
      {children}
    </>
  );
}
