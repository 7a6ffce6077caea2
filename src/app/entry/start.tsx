import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { deliveredAt } from "@/leagues/paths";
import { routeAt } from "@/leagues/routes";
import { takeFromPage } from "@/data/leaguesInPage";
import { LEAGUES_IN_PAGE } from "@/data/openedLeagues";
import { App } from "../App";
import { afterFirstData } from "../frame/afterFirstData";
import { loadFonts } from "../frame/loadFonts";
import { ChunkFailure } from "@/ui/later/lazyPart";
import { preload } from "../pages/preload";
import { isFramed } from "./framed";
import { answerPresses } from "./presses";
import { settle } from "./settled";

/**
 * Starts the site in the browser. A page that was delivered rendered does not change until its code can
 * take over without a gap; anything else in the element (a page for unknown addresses) is replaced.
 */
export function start(root: HTMLElement): void {
  nameStyles();
  const path = location.pathname.replace(/(?<=.)\/+$/, "");
  // In a frame the site draws what may be framed, whatever was delivered.
  const mayStay = !isFramed() || routeAt(path)?.kind === "embed";
  const isDelivered = mayStay && isDeliveredAt(path, root.dataset["path"]);
  // Without transitions a page whose code is missing shows its skeleton at once.
  const site = (
    <StrictMode>
      <BrowserRouter useTransitions={false}>
        <App isDelivered={isDelivered} />
      </BrowserRouter>
    </StrictMode>
  );
  if (isDelivered) {
    // The page itself reports code that cannot be fetched.
    const ready = preload(path).catch(() => {});
    // In a transition it is taken over piece by piece, and the browser can answer in between.
    void ready.then(() => {
      startTransition(() => void hydrateRoot(root, site, { onRecoverableError }));
      answerPresses();
    });
  } else {
    const draw = () => {
      createRoot(root).render(site);
      answerPresses();
    };
    const said = document.getElementById(LEAGUES_IN_PAGE)?.textContent;
    // Without it the page is looked for like any that the site does not know.
    if (said) void takeFromPage(said).then(draw, draw);
    else draw();
  }
  loadFonts();
  afterFirstData(settle);
}

/** Whether a document is this path's own, or the one that answers for it and others like it. */
function isDeliveredAt(path: string, document: string | undefined): boolean {
  // The host's pattern is wider than what ids may be.
  return document === path || (document === deliveredAt(path) && routeAt(path) !== undefined);
}

/** Reports what React got over, except that code cannot be fetched: the page itself says so. */
function onRecoverableError(error: unknown): void {
  if (!(error instanceof Error && error.cause instanceof ChunkFailure)) reportError(error);
}

/**
 * Marks the style sheets that are in the page (scripts/build/pageHtml.ts), so that the code of the
 * next pages does not fetch them again: disabled before they are style sheets, they are not fetched.
 * Where the policy did not let them take effect, they are fetched now.
 */
function nameStyles(): void {
  const inForce = document.querySelector("style")?.sheet;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="in-page"]')) {
    if (inForce) link.setAttribute("disabled", "");
    link.rel = "stylesheet";
  }
}
