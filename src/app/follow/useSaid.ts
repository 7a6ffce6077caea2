import { useEffect, useState } from "react";

/** False at first: a screen reader announces what comes into a status, not what a new one begins with. */
export function useSaid(): boolean {
  const [isSaid, say] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => say(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isSaid;
}
