import type { ReactNode } from "react";
import type { ListingState, ReadState } from "@/data/readState";
import type { Listing as ReadListing } from "@/data/reader";
import { kinds, type EntityKind } from "@/records/kinds";
import { WithStaleNote } from "./WithStaleNote";
import { FailedRead } from "./FailedRead";
import { Loading } from "./Loading";
import styles from "./StaleNote.module.css";

interface ReadViewProps<T> {
  readonly state: ReadState<T>;
  /** The kind of record whose words say that it loads, and that it cannot be read. */
  readonly what: EntityKind;
  /** As high as what will be there. */
  readonly skeleton: ReactNode;
  /** @param readAt when it was read, in epoch milliseconds */
  readonly children: (value: T, readAt: number) => ReactNode;
}

/** Shows what is made of records in whichever state they are. */
export function ReadView<T>({ state, what, skeleton, children }: ReadViewProps<T>) {
  const { many, shown = many, loadError } = kinds[what].words;
  switch (state.status) {
    case "loading":
      return <Loading what={shown}>{skeleton}</Loading>;
    case "failed":
      return <FailedRead state={state} title={loadError} />;
    case "ready":
      return (
        <WithStaleNote state={state}>
          {state.isCut && (
            <p className={styles.note} role="note">
              Not all {shown} are shown: there are more than can be listed before the league
              publishes them.
            </p>
          )}
          {children(state.value, state.readAt)}
        </WithStaleNote>
      );
  }
}

interface ListingProps<K extends EntityKind> extends ReadViewProps<ReadListing<K>> {
  readonly state: ListingState<K>;
  readonly what: K;
  /** In place of the children when there are no records; leave it out where they show that themselves. */
  readonly empty?: ReactNode;
}

/**
 * Shows records in whichever state they are. A failed reading never looks like an empty league: the
 * empty state needs a reading that succeeded.
 */
export function Listing<K extends EntityKind>({ empty, children, ...read }: ListingProps<K>) {
  return (
    <ReadView {...read}>
      {(listing, readAt) =>
        empty !== undefined && listing.records.length === 0 ? empty : children(listing, readAt)
      }
    </ReadView>
  );
}
