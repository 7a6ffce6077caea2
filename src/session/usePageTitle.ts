import { useEffect } from "react";
import { arena } from "@arena/arena";

/** Names the browser's tab after what is shown, most particular part first. */
export function usePageTitle(...parts: readonly string[]): void {
  const title = [...parts, arena.name].join(" · ");
  useEffect(() => {
    document.title = title;
  }, [title]);
}
