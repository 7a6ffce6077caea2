import type { ReactNode } from "react";
import { useInView } from "./useInView";

interface WhenSeenProps {
  /** Keeps the room. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A part far down a page, whose code and drawing wait until it is half a screen away. */
export function WhenSeen({ className, children }: WhenSeenProps) {
  const [ref, isSeen] = useInView<HTMLDivElement>({ margin: "50%", once: true });
  return (
    <div className={className} data-later="" ref={ref}>
      {isSeen && children}
    </div>
  );
}
