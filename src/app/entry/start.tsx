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
 * Starts the site in the browser. A page that was rendered at build time does not change until its code is loaded and
 * can hydrate it; any other content of the element (the page for unknown addresses) is replaced.
 */
export function start(root: HTMLElement): void {
  nameStyles();
  const path = location.pathname.replace(/(?<=.)\/+$/, "");
  // In a frame, only pages made for frames may stay as they were delivered.
  const mayStay = !isFramed() || routeAt(path)?.kind === "embed";
  const isDelivered = mayStay && isDeliveredAt(path, root.dataset["path"]);
  // Without transitions, a page whose code is not loaded yet shows its skeleton at once.
  const site = (
    <StrictMode>
      <BrowserRouter useTransitions={false}>
        <App isDelivered={isDelivered} />
      </BrowserRouter>
    </StrictMode>
  );
  if (isDelivered) {
    // If the code cannot be loaded, the page itself says so.
    const ready = preload(path).catch(() => {});
    // In a transition, React hydrates piece by piece, and the browser can react to input in between.
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
    // Without leagues in the page, the address is handled like any unknown one.
    if (said) void takeFromPage(said).then(draw, draw);
    else draw();
  }
  loadFonts();
  afterFirstData(settle);
}

/** Whether a delivered document belongs to a path: its own document, or the one for all paths of its kind. */
function isDeliveredAt(path: string, document: string | undefined): boolean {
  // The host's pattern also matches paths whose ids are not valid.
  return document === path || (document === deliveredAt(path) && routeAt(path) !== undefined);
}

/** Reports errors that React recovered from, except code that cannot be loaded: the page itself says that. */
function onRecoverableError(error: unknown): void {
  if (!(error instanceof Error && error.cause instanceof ChunkFailure)) reportError(error);
}

/**
 * Turns the links of styles that are inline in the page (scripts/build/pageHtml.ts) into style sheets, so that the code
 * of the next pages does not fetch them again. They are disabled first, so that the browser does not fetch them either.
 * If the Content Security Policy blocked the inline styles, they are fetched now.
 */
function nameStyles(): void {
  const inForce = document.querySelector("style")?.sheet;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="in-page"]')) {
    if (inForce) link.setAttribute("disabled", "");
    link.rel = "stylesheet";
  }
}
