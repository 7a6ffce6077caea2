import type { ReactNode } from "react";
import type { ListingState, ReadState } from "@/data/readState";
import type { Listing as ReadListing } from "@/data/reader";
import { kinds, type EntityKind } from "@/records/kinds";
import { Dated } from "./Dated";
import { FailedRead } from "./FailedRead";
import { Loading } from "./Loading";
import styles from "./StaleNote.module.css";

interface ReadProps<T> {
  readonly state: ReadState<T>;
  /** The kind of record whose words say that it loads, and that it cannot be read. */
  readonly what: EntityKind;
  /** As high as what will stand there. */
  readonly skeleton: ReactNode;
  /** @param readAt when it was read, in epoch milliseconds */
  readonly children: (value: T, readAt: number) => ReactNode;
}

/** Shows what is made of records in whichever state they are. */
export function Read<T>({ state, what, skeleton, children }: ReadProps<T>) {
  const { many, shown = many, loadError } = kinds[what].words;
  switch (state.status) {
    case "loading":
      return <Loading what={shown}>{skeleton}</Loading>;
    case "failed":
      return <FailedRead state={state} title={loadError} />;
    case "ready":
      return (
        <Dated state={state}>
          {state.isCut && (
            <p className={styles.note} role="note">
              Not all {shown} are shown: there are more than can be listed before the league
              publishes them.
            </p>
          )}
          {children(state.value, state.readAt)}
        </Dated>
      );
  }
}

interface ListingProps<K extends EntityKind> extends ReadProps<ReadListing<K>> {
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
    <Read {...read}>
      {(listing, readAt) =>
        empty !== undefined && listing.records.length === 0 ? empty : children(listing, readAt)
      }
    </Read>
  );
}
