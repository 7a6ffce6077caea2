import type { Page } from "@playwright/test";
import { routeAt, type SiteRoute } from "../../../src/leagues/routes";
import { siteRoutes } from "../../../src/leagues/siteRoutes";
import { layoutOf } from "../../harness/scenes";

const routes = [...siteRoutes()].filter(([, { kind }]) => kind !== "redirect");
const isGuarded = ({ kind }: SiteRoute) => kind === "dashboard" || kind === "adminSection";

/** Whether the page at a route is made of a league's records. */
function readsRecords(route: SiteRoute): boolean {
  switch (route.kind) {
    case "landing":
    case "championship":
    case "today":
    case "myClubs":
    case "club":
      return true;
    case "page":
      return route.pageKind === "real";
    default:
      return false;
  }
}

const pathsOf = (wanted: (route: SiteRoute) => boolean) =>
  routes.filter(([, route]) => wanted(route)).map(([path]) => path);

/** Every page a visitor reaches. */
export const visitorPaths: readonly string[] = pathsOf((route) => !isGuarded(route));

/** The visitors' pages that show records. */
export const recordPaths: readonly string[] = pathsOf(readsRecords);

/** Of those, the pages that are not complete without the database: without records of its clubs a league's are the registry's. */
export const readingPaths: readonly string[] = pathsOf((route) => {
  const fromRegistry =
    route.kind === "page" && route.page === "clubs" && !route.league.collections.teams;
  return readsRecords(route) && !fromRegistry;
});

/** Every page of the administrators. */
export const adminPaths: readonly string[] = pathsOf(isGuarded);

/** One page of each layout, for goals that no league's own data can break; all of them in a full run. */
export function oneOfEach(paths: readonly string[], full: boolean): readonly string[] {
  if (full) return paths;
  const layouts = new Map<string, string>();
  for (const path of paths) {
    const route = routeAt(path);
    const layout = route ? layoutOf(path, route) : path;
    if (!layouts.has(layout)) layouts.set(layout, path);
  }
  return [...layouts.values()];
}

/** What a person sees of a page but for quotations of stored data, including what only a screen reader says. */
export interface Seen {
  readonly text: string;
  /** Labels, titles and alternative texts. */
  readonly labels: string;
  /** Whether something is still loading. */
  readonly busy: boolean;
  readonly headings: number;
}

/** Reads the page as it is now. */
export function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const labels = [...document.querySelectorAll("[aria-label],[title],[alt],[aria-description]")]
      .flatMap((element) =>
        ["aria-label", "title", "alt", "aria-description"].map((name) =>
          element.getAttribute(name),
        ),
      )
      .filter(Boolean)
      .join("\n");
    // The repair page quotes what is stored, letter by letter.
    const quoted = [...document.querySelectorAll("pre")].map((quote) => quote.innerText);
    return {
      text: quoted.reduce((text, quote) => text.replace(quote, ""), document.body.innerText),
      labels,
      busy: document.querySelector("[aria-busy=true]") !== null,
      headings: document.querySelectorAll("h1").length,
    };
  });
}

/** Scrolls to the end, for what is asked for only when it is about to be seen. */
export const lookDown = (page: Page): Promise<void> =>
  page.evaluate(() => scrollTo(0, document.body.scrollHeight));

/** Waits until a heading is there and nothing loads; false when that takes longer than `ms`. */
export async function settled(page: Page, ms = 45_000): Promise<boolean> {
  const done = page.waitForFunction(
    () =>
      document.querySelector("h1") !== null && document.querySelector("[aria-busy=true]") === null,
    undefined,
    { timeout: ms, polling: 50 },
  );
  return done.then(
    () => true,
    () => false,
  );
}

/** Goes to an address of the site without loading it anew, as its own links do. */
export async function navigate(page: Page, to: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({ idx: 0 }, "", address);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, to);
}
