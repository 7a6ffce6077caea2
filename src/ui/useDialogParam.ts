import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";

const OPENED_HERE = "openedDialog";

export interface DialogParam {
  /** The content of the dialog, usually a record's id; null if the dialog is closed. */
  readonly value: string | null;
  /** Opens the dialog as a new history entry, so that the back button closes it. */
  readonly open: (value: string) => void;
  /** Shows another value in the open dialog (previous, next) without a new history entry. */
  readonly show: (value: string) => void;
  /**
   * Closes the dialog by going back in the history. A dialog that was opened by its address is closed by replacing the
   * address.
   */
  readonly close: () => void;
  /** Returns the props of a link that opens the dialog: `<Link {...dialog.link(id)}>`. */
  readonly link: (value: string) => { readonly to: string; readonly state: unknown };
}

/** Stores the state of a dialog in the address as `?name=value`, beside the other parameters. */
export function useDialogParam(name: string): DialogParam {
  const location = useLocation();
  const navigate = useNavigate();
  const value = new URLSearchParams(location.search).get(name);
  const closing = useRef(false);

  // A second close before the address has changed would go back one page too many.
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
  // The same function whether the dialog is open or not, so that rows of a long list are not rendered again.
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

/** Returns a query without one of its parameters. */
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
