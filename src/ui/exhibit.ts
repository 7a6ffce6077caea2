import type { ReactNode } from "react";

/**
 * A component with all its states, for the gallery page that only the development build has. A file
 * `x.gallery.tsx` beside the component exports a list of them by default.
 */
export interface Exhibit {
  /** The component's name. */
  readonly title: string;
  readonly states: readonly { readonly name: string; readonly show: ReactNode }[];
}
