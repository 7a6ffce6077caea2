import { keptFile } from "./shellCache";

/** How long to wait for a page from the network before the stored page is used, in milliseconds. */
const PATIENCE = 6_000;

/**
 * Returns a file of the site from the cache, or else from the network. A missing file is requested again past the
 * browser's cache, which may have stored "not found" for a year if it asked during a deployment.
 */
export async function fileAnswer(request: Request): Promise<Response> {
  const kept = await keptFile(request);
  if (kept) return kept;
  const answer = await fetch(request);
  return answer.status === 404 ? fetch(request, { cache: "reload" }) : answer;
}

/**
 * Returns a page from the network, so that a visitor never sees an old version of the site. If the network fails or is
 * too slow, it returns the stored page in which any address can be drawn.
 */
export async function pageAnswer(
  fetched: Promise<Response>,
  page: string,
  patience = PATIENCE,
): Promise<Response> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  const answer = await Promise.race([fetched.catch(() => undefined), late]);
  return answer ?? (await keptFile(page)) ?? fetched;
}
