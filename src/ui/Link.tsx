import { createContext, useContext, type ComponentPropsWithRef, type MouseEvent } from "react";
import { flushSync } from "react-dom";
import { Link as RouterLink, useHref, useLocation, useNavigate } from "react-router-dom";

/** Fetches a page's code ahead of the visit; true when it is already here. The app provides it. */
export type Prefetch = (pathname: string) => boolean;

export const PrefetchContext = createContext<Prefetch>(() => false);

type LinkProps = Omit<ComponentPropsWithRef<typeof RouterLink>, "reloadDocument">;

/**
 * A link inside the site. Pointing at it or focusing it fetches the page's code, and a page that is
 * already here is faded in where the browser can and the person allows motion.
 */
export function Link({ to, state, replace, onClick, onFocus, onPointerEnter, ...rest }: LinkProps) {
  const prefetch = useContext(PrefetchContext);
  const navigate = useNavigate();
  const current = useLocation().pathname;
  const pathname = useHref(to).replace(/[?#].*$/, "");

  const fadeIn = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || rest.target) return;
    if (pathname === current || !mayFade() || !prefetch(pathname)) return;
    event.preventDefault();
    document.startViewTransition(() => {
      flushSync(() => void navigate(to, { state, replace: replace ?? false }));
    });
  };

  return (
    <RouterLink
      {...rest}
      onClick={fadeIn}
      onFocus={(event) => {
        onFocus?.(event);
        prefetch(pathname);
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetch(pathname);
      }}
      replace={replace ?? false}
      state={state}
      to={to}
    />
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
