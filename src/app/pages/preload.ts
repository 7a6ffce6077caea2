import { routeAt } from "@/leagues/routes";
import { answerTo } from "./registry";

/** Fetches the code of the page at a path, so that it renders without a gap. @throws ChunkFailure */
export async function preload(pathname: string): Promise<void> {
  const route = routeAt(pathname);
  if (route?.kind === "redirect") return preload(route.to);
  await answerTo(route, pathname).load();
}

/** Starts fetching a page's code; true when it is here already. A failure is left for the visit itself. */
export function prefetch(pathname: string): boolean {
  const route = routeAt(pathname);
  if (!route || route.kind === "redirect") return false;
  const page = answerTo(route, pathname);
  if (page.isLoaded()) return true;
  page.load().catch(page.forget);
  return false;
}
