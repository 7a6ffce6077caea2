import {
  createContext,
  startTransition,
  useContext,
  type ComponentPropsWithRef,
  type MouseEvent,
} from "react";
import { flushSync } from "react-dom";
import { UNSAFE_NavigationContext as NavigationContext } from "react-router-dom";

/** Fetches the code of a page before the visit; returns true if the code is loaded already. The app provides it. */
export type Prefetch = (pathname: string) => boolean;

export const PrefetchContext = createContext<Prefetch>(() => false);

interface LinkProps extends Omit<ComponentPropsWithRef<"a">, "href"> {
  /** An address of the site, or a query such as "?week=3" on the current page. */
  readonly to: string;
  /** The state that is stored with the history entry. */
  readonly state?: unknown;
  /** Whether the link replaces the current history entry; by default only a link to the current address does. */
  readonly replace?: boolean;
}

/**
 * A link inside the site. Pointing at it or focusing it fetches the page's code. If the code is loaded already, the new
 * page fades in, if the browser supports it and the visitor allows motion.
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
  // The router's hooks would render the link again at each change of the address, and a page has hundreds of links.
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
    // A change within the same page can take a phone a while to draw; a transition lets the browser react to the press
    // first.
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
