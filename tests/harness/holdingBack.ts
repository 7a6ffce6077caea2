import type { EntityKind } from "@/records/record";
import type { Connection } from "@/session/ConnectionProvider";

/**
 * Delays the records of one kind until `tell` is called; from then on records arrive at once. `change` is the option
 * for `openAdmin`.
 */
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
