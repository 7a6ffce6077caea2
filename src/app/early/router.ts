import { createContext } from "./react";

/* What pages use of the router, for drawing them once where the visitor is: nobody navigates yet. */

export const useLocation = () => ({ ...pick(location), state: null, key: "default" });

export const useNavigate = () => () => {};

export const UNSAFE_NavigationContext = createContext({ navigator: {} });

function pick({ pathname, search, hash }: Location) {
  return { pathname, search, hash };
}
