import { useCallback, useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** New parameters, or a function that returns them from the current ones. */
type NextParams = Readonly<Record<string, string>> | ((before: URLSearchParams) => URLSearchParams);

interface Options {
  /** Whether to replace the current history entry. */
  readonly replace?: boolean;
}

/**
 * Returns the parameters of the address and a function that changes them. React Router's own hook does more; its code
 * would be part of every visitor's page (scripts/build/leanRouter.ts).
 */
export function useSearchParams() {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback(
    (next: NextParams, { replace = false }: Options = {}) => {
      const wanted = typeof next === "function" ? next(new URLSearchParams(search)) : next;
      void navigate(
        { search: new URLSearchParams(wanted).toString(), hash },
        // The state belongs to the history entry: a new one begins without.
        { replace, state: replace ? state : null },
      );
    },
    [navigate, search, hash, state],
  );
  return [params, setParams] as const;
}
