import {
  createContext,
  startTransition,
  useContext,
  type ComponentPropsWithRef,
  type MouseEvent,
} from "react";
import { flushSync } from "react-dom";
import { UNSAFE_NavigationContext as NavigationContext } from "react-router-dom";

/** Fetches a page's code ahead of the visit; true when it is already here. The app provides it. */
export type Prefetch = (pathname: string) => boolean;

export const PrefetchContext = createContext<Prefetch>(() => false);

interface LinkProps extends Omit<ComponentPropsWithRef<"a">, "href"> {
  /** An address, or a query of the visitor's own. */
  readonly to: string;
  /** Kept with the entry of the history. */
  readonly state?: unknown;
  /** Takes the place of the current entry; so does a link to where the visitor already is. */
  readonly replace?: boolean;
}

/**
 * A link inside the site. Pointing at it or focusing it fetches the page's code, and a page that is
 * already here is faded in where the browser can and the person allows motion.
 */
export function Link({
  to,
  state,
  replace,
  onClick,
  onFocus,
  onPointerEnter,
  children,
  ...rest
}: LinkProps) {
  const prefetch = useContext(PrefetchContext);
  // Hooks of the router report the address: each change would draw hundreds of links again.
  const { navigator } = useContext(NavigationContext);

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || (rest.target ?? "_self") !== "_self")
      return;
    event.preventDefault();
    const { href, pathname } = event.currentTarget;
    const go = () => {
      if (replace ?? href === location.href) navigator.replace(to, state);
      else navigator.push(to, state);
    };
    const isHere = prefetch(pathname);
    // What opens in the same page may take a phone a while to draw: the press is answered before.
    if (pathname === location.pathname) startTransition(go);
    else if (isHere && mayFade()) document.startViewTransition(() => flushSync(go));
    else go();
  };

  return (
    <a
      {...rest}
      href={to}
      onClick={follow}
      onFocus={(event) => {
        onFocus?.(event);
        prefetch(event.currentTarget.pathname);
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetch(event.currentTarget.pathname);
      }}
    >
      {children}
    </a>
  );
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

function mayFade(): boolean {
  return (
    "startViewTransition" in document && !matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}
