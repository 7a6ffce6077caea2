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
  const documents = await startedDocuments(league);
  if (documents.length === 0 || !isWaiting(place)) return;
  for (const { listing, ...one } of deliveredListings({ readAt: Date.now(), documents })) {
    primeListings([{ ...one, listing: { ...listing, source: "published" } }]);
  }
  const slug = route.kind === "club" ? route.slug : "";
  const html = toHtml(createElement(Page, { league, slug }));
  // The content security policy drops styles of elements' own, and what needs them would look wrong.
  if (/<[^>]*\sstyle=/.test(html)) return;
  place.innerHTML = html;
  // Links work. What needs code could not answer, and a choice made here would be lost.
  for (const control of place.querySelectorAll<HTMLElement>("button, input, select"))
    control.inert = true;
  emptyInTime(place);
}

/**
 * The documents that the page's first script has asked for; one that fails is left out. None when the
 * site's reader has taken one over meanwhile: then the page itself is about to show them.
 */
async function startedDocuments(league: League): Promise<readonly DeliveredDocument[]> {
  const started = globalThis.arenaEarly ?? {};
  const asked = (Object.keys(league.collections) as EntityKind[]).flatMap((kind) => {
    const address = firstRequest(league, kind);
    return address && started[address] ? [{ kind, address, answer: started[address] }] : [];
  });
  const documents = asked.map(async ({ kind, answer }) => {
    // A copy: the answer itself is the reader's.
    const copy = (await answer).clone();
    return copy.ok ? [{ league: league.slug, kind, body: await copy.json() }] : [];
  });
  const settled = await Promise.allSettled(documents);
  if (!asked.every(({ address }) => started[address])) return [];
  return settled.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
}

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
