import type { To } from "react-router-dom";

/* What pages use of the router, for drawing them once where the visitor is: nobody navigates yet. */

export const useLocation = () => ({ ...pick(location), state: null, key: "default" });

export const useNavigate = () => () => {};

export function createPath({ pathname = "", search = "", hash = "" }: Exclude<To, string>): string {
  return `${pathname}${search}${hash}`;
}

export function useHref(to: To): string {
  return typeof to === "string" ? to : createPath(to);
}

function pick({ pathname, search, hash }: Location) {
  return { pathname, search, hash };
}
