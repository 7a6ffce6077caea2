import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";

const OPENED_HERE = "openedDialog";

export interface DialogParam {
  /** What the dialog shows, usually a record's id; null while it is closed. */
  readonly value: string | null;
  /** Opens it as a new step of the history, so that the back button closes it. */
  readonly open: (value: string) => void;
  /** Shows another value in the open dialog (previous, next) without a new step. */
  readonly show: (value: string) => void;
  /** Goes back to where it was opened; a dialog opened by its address is closed in place. */
  readonly close: () => void;
  /** Props of a link that opens it: `<Link {...dialog.link(id)}>`. */
  readonly link: (value: string) => { readonly to: string; readonly state: unknown };
}

/** Keeps an open dialog in the address as `?name=value`, beside the other parameters. */
export function useDialogParam(name: string): DialogParam {
  const location = useLocation();
  const navigate = useNavigate();
  const value = new URLSearchParams(location.search).get(name);
  const closing = useRef(false);

  // A second close before the address has changed would leave the page.
  useEffect(() => {
    closing.current = false;
  }, [location]);

  const { pathname, hash } = location;
  const others = without(location.search, name);
  const addressOf = useCallback(
    (next: string | null) => {
      const params = new URLSearchParams(others);
      if (next !== null) params.set(name, next);
      const query = params.toString();
      return `${pathname}${query && `?${query}`}${hash}`;
    },
    [pathname, others, hash, name],
  );
  // The same whether it is open or not, so that rows of a long list need not be redrawn.
  const link = useCallback(
    (next: string) => ({ to: addressOf(next), state: { [OPENED_HERE]: name } }),
    [addressOf, name],
  );

  const open = useCallback(
    (next: string) => {
      const { to, state } = link(next);
      void navigate(to, { state });
    },
    [link, navigate],
  );

  return {
    value,
    open,
    show: (next) => void navigate(addressOf(next), { state: location.state, replace: true }),
    close: () => {
      if (closing.current || value === null) return;
      closing.current = true;
      if (wasOpenedHere(location.state, name)) void navigate(-1);
      else void navigate(addressOf(null), { replace: true });
    },
    link,
  };
}

/** A query but for one of its parameters. */
function without(search: string, name: string): string {
  const params = new URLSearchParams(search);
  params.delete(name);
  return params.toString();
}

function wasOpenedHere(state: unknown, name: string): boolean {
  return (
    typeof state === "object" &&
    state !== null &&
    OPENED_HERE in state &&
    state[OPENED_HERE] === name
  );
}
