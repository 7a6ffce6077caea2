import { pageHtml } from "../../scripts/build/pageHtml";
import { sitePages } from "../../scripts/build/sitePages";

/** A document as the build makes it, at "https://site.example". @throws Error when the build makes none of that path */
export function builtPage(path: string): string {
  const page = sitePages().find((one) => one.path === path);
  if (!page) throw new Error(`The build makes no ${path}.`);
  return pageHtml(page, {
    template: `<head><script src="/scheme.js"></script><title>Sports arena</title>
    <meta name="description" content="" /><script type="module" crossorigin src="/a.js"></script>
    </head><body><div id="root"></div></body>`,
    origin: "https://site.example",
    firstScript: "go()",
    rootHtml: "<p>Page</p>",
    files: { scripts: [], styles: [] },
    next: { scripts: [], styles: [] },
    requests: [],
  });
}
