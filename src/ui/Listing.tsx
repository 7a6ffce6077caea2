import type { ReactNode } from "react";
import type { ListingState } from "@/data/listingEntry";
import type { Listing as ReadListing } from "@/data/reader";
import type { EntityKind } from "@/records/record";
import { Dated } from "./Dated";
import { ErrorState } from "./ErrorState";
import { Loading } from "./Loading";
import styles from "./StaleNote.module.css";

const words: Record<EntityKind, { readonly name: string; readonly failed: string }> = {
  fixtures: { name: "fixtures", failed: "Failed to load fixtures." },
  players: { name: "players", failed: "Failed to load players." },
  // The catalogue's own verb.
  results: { name: "results", failed: "Failed to fetch results." },
  standings: { name: "standings", failed: "Failed to load standings." },
  teams: { name: "clubs", failed: "Failed to load clubs." },
  seasons: { name: "seasons", failed: "Failed to load seasons." },
  meets: { name: "meets", failed: "Failed to load fixtures." },
  events: { name: "results", failed: "Failed to fetch results." },
  news: { name: "news", failed: "Failed to load news." },
};

interface ListingProps<K extends EntityKind> {
  readonly state: ListingState<K>;
  readonly what: K;
  /** As high as what will stand there. */
  readonly skeleton: ReactNode;
  /** In place of the children when there are no records; leave it out where they show that themselves. */
  readonly empty?: ReactNode;
  readonly children: (listing: ReadListing<K>) => ReactNode;
}

/**
 * Shows records in whichever state they are. A failed reading never looks like an empty league: the
 * empty state needs a reading that succeeded.
 */
export function Listing<K extends EntityKind>({
  state,
  what,
  skeleton,
  empty,
  children,
}: ListingProps<K>) {
  switch (state.status) {
    case "loading":
      return <Loading what={words[what].name}>{skeleton}</Loading>;
    case "failed":
      return (
        <ErrorState busy={state.refreshing} onRetry={state.retry} title={words[what].failed}>
          {state.failure.message}
        </ErrorState>
      );
    case "ready": {
      const { listing } = state;
      const isEmpty = empty !== undefined && listing.records.length === 0;
      return (
        <Dated state={state}>
          {listing.isCut && (
            <p className={styles.note} role="note">
              Not all {words[what].name} are shown: there are more than can be listed before the
              league publishes them.
            </p>
          )}
          {isEmpty ? empty : children(listing)}
        </Dated>
      );
    }
  }
}
