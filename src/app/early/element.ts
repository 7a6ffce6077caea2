/*
 * What React makes of a page's tags, as far as drawing it once as text needs it. The build puts this in the place of
 * `react/jsx-runtime` (scripts/build/earlyBuild.ts).
 */

export type Props = Readonly<Record<string, unknown>>;

/** What a component gets from those around it: a tag of its own, with a `value`. */
export interface Context<T = unknown> {
  current: T;
}

type Component = (props: Props) => unknown;

/** Draws what is inside; whatever that throws is its own to answer. */
export interface Boundary {
  readonly boundary: true;
}

export interface Tag {
  /** A text is an element of HTML or SVG; null puts several side by side. */
  readonly type: string | Component | Context | Boundary | null;
  readonly props: Props;
}

export const Fragment = null;

export function jsx(type: Tag["type"], props: Props): Tag {
  return { type, props };
}

export { jsx as jsxs };
