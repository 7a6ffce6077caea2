import type { ReactNode } from "react";

/**
 * A component with all its states, for the gallery page, which exists only in the development build. A file
 * `x.gallery.tsx` beside the component exports a list of exhibits as its default.
 */
export interface Exhibit {
  /** The name of the component. */
  readonly title: string;
  readonly states: readonly { readonly name: string; readonly show: ReactNode }[];
}
