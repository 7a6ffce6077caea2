import { startTransition, useOptimistic } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** Values of filters by their names in the address; "" for all. */
type FilterValues<N extends string> = Readonly<Record<N, string>>;

/** The filters of a page, and how to choose. */
export interface Filters<N extends string> {
  /** What the page shows. */
  readonly shown: FilterValues<N>;
  /** What the controls say: a choice at once, while the page still follows it. */
  readonly chosen: FilterValues<N>;
  readonly following: boolean;
  readonly choose: (changes: Partial<FilterValues<N>>) => void;
}

/** The filters of a page, kept in the address without new steps of the history. */
export function useFilters<N extends string>(names: readonly N[]): Filters<N> {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [next, setNext] = useOptimistic(search);
  const read = (from: string) => {
    const params = new URLSearchParams(from);
    // One value for each of the names.
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
    // Drawing a long list takes a phone longer than a choice may take to be seen.
    startTransition(() => {
      setNext(wanted);
      void navigate(pathname + wanted + hash, { replace: true, state });
    });
  };
  return { shown: read(search), chosen: read(next), following: next !== search, choose };
}
