import { useEffect, useSyncExternalStore } from "react";
import type { Access } from "@/data/access";
import { isOwner } from "@/data/identity";
import type { RightsRequest } from "@/data/requests";
import { useConnection } from "@/session/ConnectionProvider";
import { useSession } from "@/session/SessionProvider";

/** The requests for rights, as last loaded: one source for the menu, the dashboard and the page of administrators. */
interface Requests {
  /** Loads the requests; a call while they load returns the same promise. @throws DataFailure */
  readonly read: () => Promise<readonly RightsRequest[]>;
  readonly subscribe: (callback: () => void) => () => void;
  /** Number of requests when they were last loaded; 0 before that. */
  readonly count: () => number;
}

const known = new WeakMap<Access, Requests>();

/** Returns the requests of a connection's access, always the same object for the same access. */
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

/** Loads the number of requests for rights when the component appears; 0 for users who may not grant them. */
export function useRequests(): number {
  const session = useSession();
  const { access } = useConnection();
  const mayGrant = session.status === "signedIn" && isOwner(session.rights);
  const { read, subscribe, count } = requestsOf(access);
  useEffect(() => {
    // The page of administrators reports a failure; the menu and the dashboard show nothing then.
    if (mayGrant) read().catch(() => {});
  }, [mayGrant, read]);
  const shown = mayGrant ? count : nobody;
  return useSyncExternalStore(subscribe, shown, shown);
}
