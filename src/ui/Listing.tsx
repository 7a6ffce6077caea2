import type { ReactNode } from "react";
import type { EntityKind } from "@/domain/record";
import { ErrorState } from "./ErrorState";
import { Loading } from "./Loading";
import { StaleNote } from "./StaleNote";

interface Reason {
  /** One plain sentence. */
  readonly message: string;
}

/** What can be said of records that are read: the shape `useListing` of the data layer returns. */
export type ListingState<L> =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly failure: Reason; readonly retry: () => void }
  | {
      readonly status: "ready";
      readonly listing: L;
      /** Why the data on screen could not be refreshed; null while it is current. */
      readonly failure: Reason | null;
      readonly retry: () => void;
    };

interface Records {
  readonly records: readonly unknown[];
  readonly readAt: number;
}

const words: Record<EntityKind, { readonly name: string; readonly failed: string }> = {
  fixtures: { name: "fixtures", failed: "Failed to load fixtures." },
  players: { name: "players", failed: "Failed to load players." },
  // The catalogue's own verb.
  results: { name: "results", failed: "Failed to fetch results." },
  standings: { name: "standings", failed: "Failed to load standings." },
  teams: { name: "clubs", failed: "Failed to load clubs." },
};

interface ListingProps<L extends Records> {
  readonly state: ListingState<L>;
  readonly what: EntityKind;
  /** As high as what will stand there. */
  readonly skeleton: ReactNode;
  /** In place of the children when there are no records; leave it out where they show that themselves. */
  readonly empty?: ReactNode;
  readonly children: (listing: L) => ReactNode;
}

/**
 * Shows records in whichever state they are. A failed reading never looks like an empty league: the
 * empty state needs a reading that succeeded.
 */
export function Listing<L extends Records>({
  state,
  what,
  skeleton,
  empty,
  children,
}: ListingProps<L>) {
  switch (state.status) {
    case "loading":
      return <Loading what={words[what].name}>{skeleton}</Loading>;
    case "failed":
      return (
        <ErrorState onRetry={state.retry} title={words[what].failed}>
          {state.failure.message}
        </ErrorState>
      );
    case "ready": {
      const { listing, failure, retry } = state;
      const isEmpty = empty !== undefined && listing.records.length === 0;
      return (
        <>
          {failure && (
            <StaleNote onRetry={retry} readAt={listing.readAt} reason={failure.message} />
          )}
          {isEmpty ? empty : children(listing)}
        </>
      );
    }
  }
}
