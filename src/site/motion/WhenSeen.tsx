import { useEffect, useState, type ReactNode } from "react";
import { useInView } from "./useInView";

interface WhenSeenProps {
  /** Keeps the room. */
  readonly className?: string | undefined;
  /** How far outside the screen it is fetched, as a CSS length: a screen, without it. */
  readonly margin?: string;
  /** The placeholder until then. */
  readonly waiting?: ReactNode;
  readonly children: ReactNode;
}

/** A part far down a page, whose code and drawing wait until it is near the screen, or the page is read by other means. */
export function WhenSeen({ className, margin = "100%", waiting = null, children }: WhenSeenProps) {
  const [ref, isNear] = useInView<HTMLDivElement>({ margin, once: true });
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
      {isNear || isRead ? children : waiting}
    </div>
  );
}
