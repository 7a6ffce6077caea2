import { routeAt } from "@/leagues/routes";
import { answerTo } from "./registry";

/** Loads the code of the page at a path, so that it renders at once. @throws ChunkFailure */
export async function preload(pathname: string): Promise<void> {
  const route = routeAt(pathname);
  if (route?.kind === "redirect") return preload(route.to);
  await answerTo(route, pathname).load();
}

/** Starts to load a page's code; returns true if it is already loaded. Failures are ignored until the visit itself. */
export function prefetch(pathname: string): boolean {
  const route = routeAt(pathname);
  if (!route || route.kind === "redirect") return false;
  const page = answerTo(route, pathname);
  if (page.isLoaded()) return true;
  page.load().catch(page.forget);
  return false;
}
