import { Component, options, type ComponentChildren, type VNode } from "preact";
import renderToString from "preact-render-to-string";
import type { ReactElement } from "react";

/*
 * What pages use of React, for drawing them once as text: small enough to be here long before React is.
 * The build puts it in React's place (scripts/build/earlyBuild.ts) and fails when a page uses more.
 */
export { createContext, createElement, Fragment } from "preact";
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
} from "preact/hooks";

// Lets `Suspense` below catch.
Object.assign(options, { errorBoundaries: true });

/** Attributes of an SVG element that Preact writes as they are named in React, except inside of one. */
const svgAttribute = /^(?:clip|fill|font|stroke|text)[A-Z]/;

options.vnode = ({ type, props }) => {
  if (type !== "svg") return;
  const attributes: Record<string, unknown> = props;
  for (const [name, value] of Object.entries(attributes)) {
    if (!svgAttribute.test(name)) continue;
    delete attributes[name];
    attributes[name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)] = value;
  }
};

/** The element as HTML. */
export function toHtml(element: ReactElement): string {
  // In the early build Preact makes the elements, whose types are not React's.
  return renderToString(element as unknown as VNode);
}

export function useSyncExternalStore<T>(_subscribe: unknown, snapshot: () => T): T {
  return snapshot();
}

export const startTransition = (act: () => void): void => act();
export const flushSync = (act: () => void): void => act();
export const memo = <T>(component: T): T => component;
export const useOptimistic = <T>(value: T) => [value, () => {}] as const;
export const useTransition = () => [false, startTransition] as const;

/** Code that is loaded later is not drawn: its place shows what stands there until then. */
export function lazy() {
  return (): never => {
    throw new Error("It is loaded later.");
  };
}

interface SuspenseProps {
  readonly children?: ComponentChildren;
  readonly fallback?: ComponentChildren;
}

export class Suspense extends Component<SuspenseProps, { readonly isWaiting?: boolean }> {
  static override getDerivedStateFromError = () => ({ isWaiting: true });

  override render(): ComponentChildren {
    return this.state.isWaiting ? this.props.fallback : this.props.children;
  }
}
