import { useLayoutEffect } from "react";
import type { PageHead } from "../pages/head";

/** Names the document after its page. A page may name itself more exactly in an effect of its own. */
export function usePageHead({ title, description }: PageHead): void {
  useLayoutEffect(() => {
    document.title = title;
    document
      .querySelector<HTMLMetaElement>('meta[name="description"]')
      ?.setAttribute("content", description);
  }, [title, description]);
}
