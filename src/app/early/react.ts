import type { ReactElement } from "react";
import { jsx, type Boundary, type Context, type Props, type Tag } from "./element";
import { htmlOf } from "./html";

/*
 * What pages use of React, for drawing them once as text: small enough to be here long before React is.
 * The build puts it in React's place (scripts/build/earlyBuild.ts) and fails when a page uses more.
 */
export { Fragment } from "./element";

/** The element as HTML. */
export function toHtml(element: ReactElement): string {
  return htmlOf(element);
}

export function createElement(type: Tag["type"], props: Props | null, ...inside: unknown[]): Tag {
  return jsx(type, inside.length > 0 ? { ...props, children: inside } : (props ?? {}));
}

export const createContext = <T>(current: T): Context<T> => ({ current });
export const useContext = <T>(context: Context<T>): T => context.current;

/** Code that is loaded later is not drawn: its place shows what stands there until then. */
export const Suspense: Boundary = { boundary: true };
export const lazy = () => (): never => {
  throw new Error("It is loaded later.");
};

// Drawn once, nothing changes.
const never = () => {};
export const useState = (first: unknown) =>
  [typeof first === "function" ? (first() as unknown) : first, never] as const;
export const useMemo = <T>(make: () => T): T => make();
export const useCallback = <T>(call: T): T => call;
export const useRef = <T>(current: T): { current: T } => ({ current });
export const useEffect = never;
export const useSyncExternalStore = <T>(_subscribe: unknown, snapshot: () => T): T => snapshot();
export const useOptimistic = <T>(value: T) => [value, never] as const;
export const memo = <T>(component: T): T => component;
export const startTransition = (act: () => void): void => act();
export const flushSync = (act: () => void): void => act();
export const useTransition = () => [false, startTransition] as const;

let ids = 0;
export function useId(): string {
  ids += 1;
  return `early-${ids}`;
}
