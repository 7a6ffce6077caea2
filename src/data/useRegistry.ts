import { startTransition, useEffect, useReducer } from "react";
import { onRegistryChange } from "@/leagues/registry";

/**
 * Subscribes to a part of the registry of leagues. A change is drawn in a transition, so that the page stays
 * responsive, which it would not with `useSyncExternalStore`: opened leagues come while a page is drawn for the first
 * time.
 * @param read returns the same object until that part changes; pass the same function at each call
 */
export function useRegistry<T>(read: () => T): T {
  const [value, redraw] = useReducer((_last: T) => read(), undefined, read);
  useEffect(() => {
    const update = () => startTransition(redraw);
    const stop = onRegistryChange(update);
    // The registry may have changed since it was drawn.
    update();
    return stop;
  }, [read]);
  return value;
}
