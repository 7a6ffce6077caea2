import { useEffect, useRef, useState, useLayoutEffect } from "react";

/**
 * Sets the document's title. A page can set a more exact one in an effect of its own.
 * @param at The page's address. A new address sets the title again, because the page before may have changed it.
 */
export function usePageTitle(title: string, at: string): void {
  useLayoutEffect(() => {
    document.title = title;
  }, [title, at]);
}

/** Tells screen readers the title of a page reached inside the site, as a browser does for a new document. */
export function Announcer({ title }: { readonly title: string }) {
  const [message, setMessage] = useState("");
  const first = useRef(title);

  useEffect(() => {
    if (title === first.current) return;
    first.current = "";
    setMessage(title);
  }, [title]);

  return (
    <p aria-live="polite" className="visually-hidden">
      {message}
    </p>
  );
}
