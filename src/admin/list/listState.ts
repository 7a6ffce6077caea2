import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useSearchParams } from "@/ui/useSearchParams";
import type { EntityKind } from "@/records/record";
import type { ListDefinition } from "../kind/column";

export type Direction = "asc" | "desc";

/** The search, filters, order and page of a list; all of it is stored in the address. */
export interface ListState {
  readonly query: string;
  /** The chosen key of each filter; '' for all. */
  readonly filters: Readonly<Record<string, string>>;
  /** The id of a column; null for the list's natural order. */
  readonly sort: string | null;
  readonly direction: Direction;
  /** Counted from 1; null if the user has not chosen a page. */
  readonly page: number | null;
}

export interface ListStateActions {
  /** Changes parts of the state; every change except of the page goes back to the default page. */
  readonly change: (changes: Readonly<Record<string, string>>) => void;
  readonly clear: () => void;
}

/** Reads the list's state from the address, and changes it there. */
export function useListState<K extends EntityKind>(
  listed: ListDefinition<K>,
): readonly [ListState, ListStateActions] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const state = useMemo((): ListState => {
    const sort = params.get("sort");
    return {
      query: params.get("q") ?? "",
      filters: Object.fromEntries(listed.filters.map(({ id }) => [id, params.get(id) ?? ""])),
      sort: listed.columns.some(({ id }) => id === sort) ? sort : null,
      direction: params.get("dir") === "desc" ? "desc" : "asc",
      page: params.has("page") ? Math.max(1, Math.trunc(Number(params.get("page"))) || 1) : null,
    };
  }, [params, listed]);

  const actions = useMemo((): ListStateActions => {
    const change = (changes: Readonly<Record<string, string>>) => {
      // A delayed search can report after the user has clicked a link: the address is then already the next page's.
      const there = window.location;
      if (!there.pathname.startsWith(pathname)) return;
      const next = new URLSearchParams(there.search);
      next.delete("page");
      for (const [name, value] of Object.entries(changes)) {
        if (value === "") next.delete(name);
        else next.set(name, value);
      }
      void navigate({ pathname: there.pathname, search: next.toString() }, { replace: true });
    };
    const nothing = Object.fromEntries(listed.filters.map(({ id }) => [id, ""]));
    return { change, clear: () => change({ q: "", ...nothing }) };
  }, [navigate, listed, pathname]);

  return [state, actions];
}

/** Checks whether the list is narrowed by a search or a filter. */
export function isNarrowed({ query, filters }: ListState): boolean {
  return query !== "" || Object.values(filters).some((key) => key !== "");
}
