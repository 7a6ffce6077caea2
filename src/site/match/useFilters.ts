import { startTransition, useOptimistic } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** What a page of matches is narrowed by; "" for all. */
interface Filtered {
  readonly club: string;
  readonly week: string;
}

/** The filters of a page, and how to choose. */
export interface Filters {
  /** What the page shows. */
  readonly shown: Filtered;
  /** What the controls say: a choice at once, while the page still follows it. */
  readonly chosen: Filtered;
  readonly following: boolean;
  readonly choose: (name: keyof Filtered, value: string) => void;
}

function read(search: string): Filtered {
  const params = new URLSearchParams(search);
  return { club: params.get("club") ?? "", week: params.get("week") ?? "" };
}

/** The filters of a page of matches, kept in the address without new steps of the history. */
export function useFilters(): Filters {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [next, setNext] = useOptimistic(search);
  const choose = (name: keyof Filtered, value: string) => {
    const params = new URLSearchParams(next);
    if (value === "") params.delete(name);
    else params.set(name, value);
    const query = params.toString();
    const wanted = query && `?${query}`;
    // Drawing a long season takes a phone longer than a choice may take to be seen.
    startTransition(() => {
      setNext(wanted);
      void navigate(pathname + wanted + hash, { replace: true, state });
    });
  };
  return { shown: read(search), chosen: read(next), following: next !== search, choose };
}
