import { PrefetchContext } from "@/ui/Link";
import { prefetch } from "./pages/preload";
import { SitePage } from "./SitePage";

/** The whole site; takes the router from outside, so that it renders in a browser, in tests and at build time. */
export function App() {
  return (
    <PrefetchContext value={prefetch}>
      <SitePage />
    </PrefetchContext>
  );
}
