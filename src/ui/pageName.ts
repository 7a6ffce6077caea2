import { createContext } from "react";

/** Tells the frame what a page is of, where its data say so: a club may have another name than in the registry. */
export const PageName = createContext<(name: string) => void>(() => {});
