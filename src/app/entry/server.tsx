import { StrictMode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { firstRequest, reader } from "@/data/connection";
import { deliveredListings, type Delivered } from "@/data/delivered";
import { createListings, type ListingRequest, type Listings } from "@/data/listings";
import { ListingsContext } from "@/data/useListing";
import type { EntityKind } from "@/domain/records/record";
import { App } from "../App";
import { preload } from "../pages/preload";

/** A request for data that a page begins with. */
export interface FirstRequest {
  readonly address: string;
  /** The league's slug. */
  readonly league: string;
  readonly kind: EntityKind;
}

/** A page as it is delivered. */
export interface RenderedPage {
  /** What stands in the root element. */
  readonly html: string;
  /** The requests its first view makes for data, each address once. */
  readonly requests: readonly FirstRequest[];
}

/**
 * Renders the page at a path without a browser, all its code included.
 * @param delivered what it carries of the database; without it the page waits for all its data
 * @throws whatever the page throws while rendering
 */
export async function renderPage(pathname: string, delivered?: Delivered): Promise<RenderedPage> {
  await preload(pathname);
  const { listings, asked } = recorded(createListings(reader));
  for (const primed of deliveredListings(delivered)) listings.prime(primed);
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
  const requests = new Map<string, FirstRequest>();
  for (const { league, kind, whole } of asked) {
    const address = firstRequest(league, kind, whole);
    if (address) requests.set(address, { address, league: league.slug, kind });
  }
  return { html: parts.join(""), requests: [...requests.values()] };
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
