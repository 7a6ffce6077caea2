import { useEffect, useSyncExternalStore } from "react";
import type { Access } from "@/data/access";
import { isOwner } from "@/data/identity";
import type { RightsRequest } from "@/data/requests";
import { useConnection } from "@/session/ConnectionProvider";
import { useSession } from "@/session/SessionProvider";

/** Who asks for rights, as it was read last: one source for the menu, the dashboard and the page that settles it. */
interface Requests {
  /** Reads them; a second call meanwhile gets the same answer. @throws DataFailure */
  readonly read: () => Promise<readonly RightsRequest[]>;
  readonly subscribe: (callback: () => void) => () => void;
  readonly count: () => number;
}

const known = new WeakMap<Access, Requests>();

/** The requests behind that access. */
export function requestsOf(access: Access): Requests {
  const found = known.get(access);
  if (found) return found;
  let count = 0;
  let flight: Promise<readonly RightsRequest[]> | null = null;
  const callbacks = new Set<() => void>();
  const read = async () => {
    try {
      const requests = await access.requests();
      count = requests.length;
      for (const callback of callbacks) callback();
      return requests;
    } finally {
      flight = null;
    }
  };
  const made: Requests = {
    read: () => (flight ??= read()),
    subscribe: (callback) => {
      callbacks.add(callback);
      return () => callbacks.delete(callback);
    },
    count: () => count,
  };
  known.set(access, made);
  return made;
}

const nobody = () => 0;

/** How many people ask for rights, read when the part that shows it is opened; 0 for those who may not grant them. */
export function useRequests(): number {
  const session = useSession();
  const { access } = useConnection();
  const mayGrant = session.status === "signedIn" && isOwner(session.rights);
  const { read, subscribe, count } = requestsOf(access);
  useEffect(() => {
    // The page of the administrators reports a failure; the menu says nothing then.
    if (mayGrant) read().catch(() => {});
  }, [mayGrant, read]);
  const shown = mayGrant ? count : nobody;
  return useSyncExternalStore(subscribe, shown, shown);
}
