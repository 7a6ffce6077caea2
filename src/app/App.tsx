import { PrefetchContext } from "@/ui/Link";
import { prefetch } from "./pages/preload";
import { SitePage } from "./SitePage";
import { TakeOver } from "./TakeOver";

interface AppProps {
  /** Whether the page is rendered at build time, or hydrated from such a page. */
  readonly isDelivered?: boolean;
}

/**
 * The whole site, without its router: the caller adds one, so that it renders in a browser, in tests and at build time.
 */
export function App({ isDelivered = false }: AppProps) {
  return (
    <TakeOver isDelivered={isDelivered}>
      <PrefetchContext value={prefetch}>
        <SitePage />
      </PrefetchContext>
    </TakeOver>
  );
}
