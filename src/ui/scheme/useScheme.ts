import { useSyncExternalStore } from "react";
import { currentScheme, subscribeToScheme, type Scheme } from "./scheme";

/** The chosen colour scheme; "system" while a page is rendered without a browser. */
export function useScheme(): Scheme {
  return useSyncExternalStore(subscribeToScheme, currentScheme, () => "system");
}
