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
  /** The kind of record whose words are used in the messages "Loading …" and "Failed to load …". */
  readonly what: EntityKind;
  /** A placeholder as high as the content. */
  readonly skeleton: ReactNode;
  /** @param readAt when the data was loaded, in epoch milliseconds */
  readonly children: (value: T, readAt: number) => ReactNode;
}

/** Shows one of three states of loaded data: a placeholder, an error message, or the content. */
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
              Not all {shown} are shown. All of them appear once the league is published.
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
  /**
   * Shown instead of the children if there are no records; leave it out if the children handle an empty list
   * themselves.
   */
  readonly empty?: ReactNode;
}

/**
 * Shows a list of records: a placeholder, an error message, the content or the empty state. After a failure the empty
 * state is never shown, because it needs a request that succeeded.
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
