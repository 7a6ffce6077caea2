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

/** A page as the host delivers it. */
export interface RenderedPage {
  /** The content of the root element. */
  readonly html: string;
  /** The addresses that the page's first view requests data from, each once. */
  readonly requests: readonly string[];
}

/**
 * Renders the page at a path without a browser: all its code is loaded, its data is not.
 * @throws the error of the page, if rendering fails
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
      // Otherwise a large page would be delivered in parts that scripts in the page put together.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void thrown.push(error),
    },
  );
  if (thrown.length > 0) throw thrown[0];
  const parts: string[] = [];
  for await (const part of prelude) parts.push(String(part));
  // The address of the data of a league opened in the app can be another one on the day of a visit.
  const requests = asked
    .filter(({ league }) => !mayHaveChanged(league.slug))
    .flatMap(({ league, kind, whole }) => firstRequest(league, kind, whole) ?? []);
  return { html: parts.join(""), requests: [...new Set(requests)] };
}

/** Returns the listings, and an array that records the requests to them. */
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
