import { useLocation, useNavigate } from "react-router-dom";

/** One filter of a page, kept in the address as `?name=value` without a new step of the history. */
export function useFilterParam(
  name: string,
): readonly [value: string, set: (value: string) => void] {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const set = (value: string) => {
    if (value === "") params.delete(name);
    else params.set(name, value);
    const next = params.toString();
    void navigate(`${pathname}${next && `?${next}`}${hash}`, { replace: true, state });
  };
  return [params.get(name) ?? "", set];
}
