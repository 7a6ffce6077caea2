import { useEffect, useState, type ReactNode } from "react";
import { useInView } from "./useInView";

interface WhenSeenProps {
  /** Keeps the room. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A part far down a page, whose code and drawing wait until it is a screen away, or the page is read by other means. */
export function WhenSeen({ className, children }: WhenSeenProps) {
  const [ref, isNear] = useInView<HTMLDivElement>({ margin: "100%", once: true });
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    const read = () => setRead(true);
    // By keys, which lead to headings and open the browser's search; or on paper.
    addEventListener("keydown", read, end);
    addEventListener("beforeprint", read, end);
    return () => end.abort();
  }, []);
  return (
    <div className={className} data-later="" ref={ref}>
      {(isNear || isRead) && children}
    </div>
  );
}
