import { createContext } from "react";

/** Tells the frame what a page is of, where the address alone does not: a club by its record, a past season. '' takes it back. */
export const PageName = createContext<(name: string) => void>(() => {});
