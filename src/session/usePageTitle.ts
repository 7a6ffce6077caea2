import { useEffect } from "react";
import { brand } from "@arena/arena";

/** Names the browser's tab after what is shown, most particular part first. */
export function usePageTitle(...parts: readonly string[]): void {
  const title = [...parts, brand.name].join(" · ");
  useEffect(() => {
    document.title = title;
  }, [title]);
}
