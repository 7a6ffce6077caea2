import { startTransition, useOptimistic } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** The values of filters by their names in the address; "" if the filter is off. */
type FilterValues<N extends string> = Readonly<Record<N, string>>;

/** The filters of a page, and a function that changes them. */
export interface Filters<N extends string> {
  /** The filters by which the page is filtered now. */
  readonly shown: FilterValues<N>;
  /** The filters that the controls show: a new choice at once, while the page is still being rendered. */
  readonly chosen: FilterValues<N>;
  readonly following: boolean;
  readonly choose: (changes: Partial<FilterValues<N>>) => void;
}

/** Stores the filters of a page in the address, without new history entries. */
export function useFilters<N extends string>(names: readonly N[]): Filters<N> {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [next, setNext] = useOptimistic(search);
  const read = (from: string) => {
    const params = new URLSearchParams(from);
    // The object has a value for each name, which its type does not say.
    return Object.fromEntries(
      names.map((name) => [name, params.get(name) ?? ""]),
    ) as FilterValues<N>;
  };
  const choose = (changes: Partial<FilterValues<N>>) => {
    const params = new URLSearchParams(next);
    for (const name of names) {
      const value = changes[name];
      if (value === "") params.delete(name);
      else if (value !== undefined) params.set(name, value);
    }
    const query = params.toString();
    const wanted = query && `?${query}`;
    // Rendering a long list can take a phone too long, so the controls change first.
    startTransition(() => {
      setNext(wanted);
      void navigate(pathname + wanted + hash, { replace: true, state });
    });
  };
  return { shown: read(search), chosen: read(next), following: next !== search, choose };
}
