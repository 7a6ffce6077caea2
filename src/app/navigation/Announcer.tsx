import { useEffect, useRef, useState } from "react";

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
