import { useEffect } from "react";
import { useNavigate } from "react-router-dom";

/** Catches clicks on links of the site before the router does. */
export function useLinkClicks(isUnsaved: () => boolean, leave: (go: () => void) => void): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = linkIn(event);
      if (!link || !isUnsaved()) return;
      event.preventDefault();
      event.stopPropagation();
      const { pathname, search, hash } = link;
      leave(() => void navigate(pathname + search + hash));
    };
    document.addEventListener("click", onClick, true);
    return () => document.removeEventListener("click", onClick, true);
  }, [isUnsaved, leave, navigate]);
}

/** The link a click would follow in this tab, when it leads to a page of this site. */
function linkIn(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.target === "_blank" || link.hasAttribute("download")) return null;
  if (link.origin !== window.location.origin) return null;
  // A link to a place on this page (the skip link, an error in the summary) leaves nothing.
  const here = link.pathname === location.pathname && link.search === location.search;
  return here ? null : link;
}
