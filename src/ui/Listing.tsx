import type { ReactNode } from "react";
import type { ListingState } from "@/data/listingEntry";
import type { Listing as ReadListing } from "@/data/reader";
import { kinds, type EntityKind } from "@/records/kinds";
import { Dated } from "./Dated";
import { ErrorState } from "./ErrorState";
import { Loading } from "./Loading";
import styles from "./StaleNote.module.css";

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
  const { many, shown = many, loadError } = kinds[what].words;
  switch (state.status) {
    case "loading":
      return <Loading what={shown}>{skeleton}</Loading>;
    case "failed":
      return (
        <ErrorState busy={state.refreshing} onRetry={state.retry} title={loadError}>
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
              Not all {shown} are shown: there are more than can be listed before the league
              publishes them.
            </p>
          )}
          {isEmpty ? empty : children(listing)}
        </Dated>
      );
    }
  }
}
