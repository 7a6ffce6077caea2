import { createContext } from "react";

/**
 * A context with a function that sets the page's name in the frame (header) if the address does not contain it: the
 * name of a club from its record, a past season. "" removes the name.
 */
export const PageName = createContext<(name: string) => void>(() => {});
