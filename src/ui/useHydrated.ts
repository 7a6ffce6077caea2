import { createContext, useContext } from "react";

/** Whether React has hydrated the page; src/app/TakeOver.tsx sets it. */
export const HydratedContext = createContext(true);

/**
 * Returns false while a page is prerendered at build time and during hydration, true afterwards. Content that depends
 * on the query of the address or on this device is shown only then, because prerendered pages do not have it.
 */
export function useHydrated(): boolean {
  return useContext(HydratedContext);
}
