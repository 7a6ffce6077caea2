import { createContext } from "react";

/** The level of the next heading: below the page's h1, or below a section's h2. */
export const HeadingLevel = createContext<"h2" | "h3">("h2");
