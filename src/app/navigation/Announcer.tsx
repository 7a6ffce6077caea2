import { useEffect, useRef, useState, useLayoutEffect } from "react";

/**
 * Names the document after its page. A page may name itself more exactly in an effect of its own.
 * @param at its address: the next one is announced even where its title is the same
 */
export function usePageTitle(title: string, at: string): void {
  useLayoutEffect(() => {
    document.title = title;
  }, [title, at]);
}

/** Says the title of a page that was reached inside the site, as a browser does for a new document. */
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
