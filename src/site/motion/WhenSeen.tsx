import { useEffect, useState, type ReactNode } from "react";
import { useInView } from "./useInView";

interface WhenSeenProps {
  /** A class that reserves the height. */
  readonly className?: string | undefined;
  /** How far outside the screen the part loads, as a CSS length; one screen by default. */
  readonly margin?: string;
  /** The placeholder until the part loads. */
  readonly waiting?: ReactNode;
  readonly children: ReactNode;
}

/** A part far down a page that is loaded when it is near the screen, when a key is pressed, or before printing. */
export function WhenSeen({ className, margin = "100%", waiting = null, children }: WhenSeenProps) {
  const [ref, isNear] = useInView<HTMLDivElement>({ margin, once: true });
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    const read = () => setRead(true);
    // Keys may jump to headings or open the browser's search, and printing needs the whole page.
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
