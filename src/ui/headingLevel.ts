import { createContext } from "react";

/** The level of the next heading: h2 below the page's h1, h3 inside a `Section`. */
export const HeadingLevel = createContext<"h2" | "h3">("h2");
