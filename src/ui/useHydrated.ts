import { createContext, useContext } from "react";

/** Whether the browser has taken the page over; src/app/TakeOver.tsx says when. */
export const HydratedContext = createContext(true);

/**
 * False while a page is rendered at build time and while the browser takes it over, true from then
 * on: what only the address or this device knows is shown after that, because pages are delivered
 * without it.
 */
export function useHydrated(): boolean {
  return useContext(HydratedContext);
}
