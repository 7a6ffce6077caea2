import { PrefetchContext } from "@/ui/Link";
import { prefetch } from "./pages/preload";
import { SitePage } from "./SitePage";
import { TakeOver } from "./TakeOver";

interface AppProps {
  /** The page is rendered at build time, or taken over as it was. */
  readonly isDelivered?: boolean;
}

/** The whole site; takes the router from outside, so that it renders in a browser, in tests and at build time. */
export function App({ isDelivered = false }: AppProps) {
  return (
    <TakeOver isDelivered={isDelivered}>
      <PrefetchContext value={prefetch}>
        <SitePage />
      </PrefetchContext>
    </TakeOver>
  );
}
