import { useEffect, useState } from "react";

/** False at first: a screen reader tells of what comes into a status, not of what stands in a new one. */
export function useSaid(): boolean {
  const [isSaid, say] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => say(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isSaid;
}
