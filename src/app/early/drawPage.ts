import { createElement, type ComponentType } from "react";
import { firstRequest } from "@/data/connection";
import type { RawDocument } from "@/data/documents";
import { listingIn, publishedListing, type WantedListing } from "@/data/published";
import type { Listing } from "@/data/reader";
import { leaveRead } from "@/data/rest/earlyReads";
import { documentIn } from "@/data/rest/restDocuments";
import { primeListings } from "@/data/useListing";
import { useOpenedLeague } from "@/data/useOpenedLeague";
import type { EntityKind } from "@/records/record";
import { visitorZone } from "@/domain/time";
import type { League } from "@/domain/league/league";
import { EARLY_PAGE } from "@/ui/EarlyPlace";
import { InLeague } from "@/ui/where";
import { toHtml } from "./react";
import { startSite } from "./startSite";

/** A page of a league, or of one of its clubs, matches or players, whose name is the last part of the address. */
export type LeaguePage = ComponentType<{
  readonly slug: string;
  readonly id: string;
}>;

/** Draws the page of a league at the current address, as `drawEarly` does. */
export function drawPage(Page: LeaguePage, league: League): void {
  const [slug = ""] = /[^/]*(?=\/*$)/.exec(location.pathname) ?? [];
  const OpenedPage = () =>
    createElement(
      InLeague,
      { league: useOpenedLeague(league) },
      createElement(Page, { slug, id: slug }),
    );
  drawEarly(OpenedPage, [league]);
}

/**
 * Draws what these leagues' data are waited for with, as soon as they are here, and takes it away again when the page
 * itself has them. Whatever fails is left to the page itself, which says so.
 */
export function drawEarly(Page: ComponentType, leagues: readonly League[]): void {
  draw(Page, leagues)
    .catch(() => {})
    // After the frame that shows what was drawn.
    .finally(() => requestAnimationFrame(() => setTimeout(startSite)));
}

async function draw(Page: ComponentType, leagues: readonly League[]): Promise<void> {
  // The script itself has taken its time.
  await pause();
  const place = document.getElementById(EARLY_PAGE);
  if (!place) return;
  const started = leagues.flatMap(startedDocuments);
  // The first use of a clock takes long: while there is nothing else to be done.
  if (
    started.some(({ wanted }) =>
      wanted.some(({ kind }) => kind === "fixtures" || kind === "results"),
    )
  )
    setTimeout(visitorZone);
  const read = await Promise.all(started.map(readDocument));
  if (!read.includes(true)) return;
  await pause();
  const html = toHtml(createElement(Page));
  // The content security policy drops styles of elements' own, and what needs them would look wrong.
  if (/<[^>]*\sstyle=/.test(html)) return;
  await pause();
  // What the site's reader has taken over, the page itself is about to show.
  if (!isWaiting(place) || started.some(({ address }) => !globalThis.arenaEarly?.[address])) return;
  place.innerHTML = html;
  // Links work. What needs code could not answer, and a choice made here would be lost.
  for (const control of place.querySelectorAll<HTMLElement>("button, input, select"))
    control.inert = true;
  emptyInTime(place);
}

/** A request of the page's first script, with the listings that its answer holds. */
interface StartedDocument {
  readonly address: string;
  readonly answer: Promise<Response>;
  readonly wanted: readonly WantedListing<EntityKind>[];
}

function startedDocuments(league: League): readonly StartedDocument[] {
  const started = new Map<string, StartedDocument & { wanted: WantedListing<EntityKind>[] }>();
  // The registry keeps collections by kind.
  for (const kind of Object.keys(league.collections) as EntityKind[]) {
    for (const whole of [false, true]) {
      const address = firstRequest(league, kind, whole) ?? "";
      const answer = globalThis.arenaEarly?.[address];
      if (!answer) continue;
      const known = started.get(address) ?? { address, answer, wanted: [] };
      known.wanted.push({ league, kind, whole });
      started.set(address, known);
    }
  }
  return [...started.values()];
}

/** Reads one of them for this drawing and for the site's reader; false where that could not be done. */
async function readDocument({ address, answer, wanted }: StartedDocument): Promise<boolean> {
  try {
    // A copy: the answer itself is the reader's.
    const copy = (await answer).clone();
    if (!copy.ok) return false;
    await pause();
    const body: unknown = await copy.json();
    await pause();
    const document = documentIn(body);
    if (!document) return false;
    const listings: Listings = {};
    for (const one of wanted) prime(one, document, listings);
    if (Object.keys(listings).length === 0) return false;
    leaveRead({ url: address, document, listings, body });
    return true;
  } catch {
    return false;
  }
}

type Listings = { [K in EntityKind]?: Listing<K> };

/** Makes the listing of a document for this drawing, and keeps it for the site's reader. */
function prime<K extends EntityKind>(
  wanted: WantedListing<K>,
  document: RawDocument,
  listings: Listings,
): void {
  const listing =
    listingIn(document, wanted, Date.now()) ?? publishedListing(wanted, document, Date.now());
  if (!listing) return;
  const made: { [L in EntityKind]?: Listing<L> } = listings;
  Object.assign(made, { [wanted.kind]: listing });
  primeListings([{ ...wanted, listing }]);
}

/** Lets the browser answer the visitor between two pieces of work. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Whether the page beside the place still waits for its data. */
function isWaiting(place: HTMLElement): boolean {
  const waiting = place.parentElement?.querySelector(
    `#${EARLY_PAGE} ~ [aria-busy="true"], #${EARLY_PAGE} ~ * [aria-busy="true"]`,
  );
  return Boolean(waiting);
}

/** Empties the place at the moment when the page has its data, so that both are never seen, nor neither. */
function emptyInTime(place: HTMLElement): void {
  const observer = new MutationObserver(() => {
    if (isWaiting(place)) return;
    observer.disconnect();
    place.replaceChildren();
  });
  if (place.parentElement)
    observer.observe(place.parentElement, {
      attributeFilter: ["aria-busy"],
      childList: true,
      subtree: true,
    });
}
