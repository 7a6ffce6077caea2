import { useCallback, useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** Parameters, or what becomes of those there are. */
type NextParams = Readonly<Record<string, string>> | ((before: URLSearchParams) => URLSearchParams);

interface Options {
  /** Takes the place of the current entry of the history. */
  readonly replace?: boolean;
}

/**
 * The parameters of the address, and how to go where they are others. React Router's own hook does more, which would
 * travel with every visitor's page (scripts/build/leanRouter.ts).
 */
export function useSearchParams() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback(
    (next: NextParams, { replace = false }: Options = {}) => {
      const wanted = typeof next === "function" ? next(new URLSearchParams(search)) : next;
      void navigate(`?${new URLSearchParams(wanted).toString()}`, { replace });
    },
    [navigate, search],
  );
  return [params, setParams] as const;
}
