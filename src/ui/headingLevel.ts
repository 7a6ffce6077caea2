import { createContext } from "react";

/** The heading that may be next below the page's h1, or below a section's h2. */
export const HeadingLevel = createContext<"h2" | "h3">("h2");
