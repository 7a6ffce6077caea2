import { createElement, type ComponentType } from "react";
import { firstRequest } from "@/data/connection";
import { publishedListing } from "@/data/published";
import { leaveRead } from "@/data/rest/earlyReads";
import { documentIn } from "@/data/rest/restDocuments";
import { primeListings } from "@/data/useListing";
import type { EntityKind } from "@/domain/records/record";
import { visitorZone } from "@/domain/time";
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
  // The script itself has taken its time.
  await pause();
  const place = document.getElementById(EARLY_PAGE);
  const route = routeAt(location.pathname);
  if (!place || (route?.kind !== "page" && route?.kind !== "club")) return;
  const { league } = route;
  const started = startedDocuments(league);
  // The first use of a clock takes long: while there is nothing else to be done.
  if (started.some(({ kind }) => kind === "fixtures" || kind === "results"))
    setTimeout(visitorZone);
  const read = await Promise.all(started.map((one) => readDocument(one, league)));
  if (!read.includes(true)) return;
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

/** Reads one of them for this drawing and for the site's reader; false where that could not be done. */
async function readDocument(started: StartedDocument, league: League): Promise<boolean> {
  const { kind, address, answer } = started;
  try {
    // A copy: the answer itself is the reader's.
    const copy = (await answer).clone();
    if (!copy.ok) return false;
    await pause();
    const body: unknown = await copy.json();
    await pause();
    const listing = publishedListing({ league, kind }, documentIn(body), Date.now());
    if (!listing) return false;
    primeListings([{ league, kind, listing }]);
    leaveRead(kind, { url: address, listing, body });
    return true;
  } catch {
    return false;
  }
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
