import { useEffect } from "react";
import { arena } from "@arena/arena";

/** Sets the document's title from parts, the most specific first, with the arena's name at the end. */
export function usePageTitle(...parts: readonly string[]): void {
  const title = [...parts, arena.name].join(" · ");
  useEffect(() => {
    document.title = title;
  }, [title]);
}
