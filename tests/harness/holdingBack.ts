import type { EntityKind } from "@/records/record";
import type { Connection } from "@/session/ConnectionProvider";

/** A league whose records of one kind are here only once they are told; those that come after that are here at once. */
export function holdingBack(held: EntityKind) {
  const waiting: (() => void)[] = [];
  let isTold = false;
  const change = (connection: Connection): Connection => ({
    ...connection,
    store: {
      ...connection.store,
      watch: (league, kind, onListing, onFailure) =>
        connection.store.watch(
          league,
          kind,
          (listing) => {
            if (kind === held && !isTold) waiting.push(() => onListing(listing));
            else onListing(listing);
          },
          onFailure,
        ),
    },
  });
  const tell = () => {
    isTold = true;
    for (const one of waiting.splice(0)) one();
  };
  return { tell, change };
}
