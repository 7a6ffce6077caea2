import { StrictMode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { firstRequest, reader } from "@/data/connection";
import type { ListingRequest } from "@/data/listingCache";
import { createListings, type Listings } from "@/data/listings";
import { ListingsContext } from "@/data/useListing";
import { mayHaveChanged } from "@/leagues/registry";
import { App } from "../App";
import { preload } from "../pages/preload";

/** A page in the form in which the host delivers it. */
export interface RenderedPage {
  /** The content of the root element. */
  readonly html: string;
  /** The addresses its first view asks for data, each once. */
  readonly requests: readonly string[];
}

/**
 * Renders the page at a path without a browser, all its code included and waiting for its data.
 * @throws whatever the page throws while rendering
 */
export async function renderPage(pathname: string): Promise<RenderedPage> {
  await preload(pathname);
  const { listings, asked } = recorded(createListings(reader));
  const thrown: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={pathname}>
        <ListingsContext value={listings}>
          <App isDelivered />
        </ListingsContext>
      </StaticRouter>
    </StrictMode>,
    {
      // A larger page would be delivered in parts that scripts in the page put together.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void thrown.push(error),
    },
  );
  if (thrown.length > 0) throw thrown[0];
  const parts: string[] = [];
  for await (const part of prelude) parts.push(String(part));
  // When a league plays that was opened in the app is another question on the day of a visit.
  const requests = asked
    .filter(({ league }) => !mayHaveChanged(league.slug))
    .flatMap(({ league, kind, whole }) => firstRequest(league, kind, whole) ?? []);
  return { html: parts.join(""), requests: [...new Set(requests)] };
}

/** The same listings, and which of them were asked for. */
function recorded(of: Listings): { listings: Listings; asked: readonly ListingRequest[] } {
  const asked: ListingRequest[] = [];
  const listings: Listings = {
    ...of,
    view(requests) {
      asked.push(...requests);
      return of.view(requests);
    },
  };
  return { listings, asked };
}
