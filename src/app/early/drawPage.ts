import { createElement, type ComponentType } from "react";
import { firstRequest } from "@/data/connection";
import { deliveredListings, type DeliveredDocument } from "@/data/delivered";
import { primeListings } from "@/data/useListing";
import type { EntityKind } from "@/domain/record";
import type { League } from "@/leagues/league";
import { routeAt } from "@/leagues/routes";
import { EARLY_PAGE } from "./earlyPage";
import { toHtml } from "./react";

/** A page of a league, or of one of its clubs. */
export type LeaguePage = ComponentType<{ readonly league: League; readonly slug: string }>;

/**
 * Draws the page at the current address with its data as soon as they are here, and takes it away again
 * when the page itself has them. Whatever fails is left to the page itself, which tells of it.
 */
export function drawPage(Page: LeaguePage): void {
  draw(Page).catch(() => {});
}

async function draw(Page: LeaguePage): Promise<void> {
  const place = document.getElementById(EARLY_PAGE);
  const route = routeAt(location.pathname);
  if (!place || (route?.kind !== "page" && route?.kind !== "club")) return;
  const { league } = route;
  const started = startedDocuments(league);
  const documents = await bodiesOf(started, league);
  if (documents.length === 0) return;
  await pause();
  for (const { listing, ...one } of deliveredListings({ readAt: Date.now(), documents })) {
    primeListings([{ ...one, listing: { ...listing, source: "published" } }]);
  }
  await pause();
  const slug = route.kind === "club" ? route.slug : "";
  const html = toHtml(createElement(Page, { league, slug }));
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

/** A request of the page's first script. */
interface StartedDocument {
  readonly kind: EntityKind;
  readonly address: string;
  readonly answer: Promise<Response>;
}

function startedDocuments(league: League): readonly StartedDocument[] {
  return (Object.keys(league.collections) as EntityKind[]).flatMap((kind) => {
    const address = firstRequest(league, kind) ?? "";
    const answer = globalThis.arenaEarly?.[address];
    return answer ? [{ kind, address, answer }] : [];
  });
}

/** What was answered; a document that could not be read is left out. */
async function bodiesOf(
  started: readonly StartedDocument[],
  { slug }: League,
): Promise<readonly DeliveredDocument[]> {
  const documents = started.map(async ({ kind, answer }) => {
    // A copy: the answer itself is the reader's.
    const copy = (await answer).clone();
    return copy.ok ? [{ league: slug, kind, body: await copy.json() }] : [];
  });
  const settled = await Promise.allSettled(documents);
  return settled.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
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

/** Empties the place in the moment in which the page has its data, so that both are never seen, nor neither. */
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
