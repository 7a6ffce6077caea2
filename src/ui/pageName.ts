import { createContext } from "react";

/** Sets the page's name in the frame where the address alone does not give it: a club by its record, a past season. '' takes it back. */
export const PageName = createContext<(name: string) => void>(() => {});
