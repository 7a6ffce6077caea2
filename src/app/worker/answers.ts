import { keptFile } from "./shellCache";

/** A page that takes longer than this is drawn from what is kept, in milliseconds. */
const PATIENCE = 6_000;

/**
 * A file of the site: from the cache, else from the network. A file that is missing is asked for past the browser's
 * cache, which keeps "not found" for a year where it asked in the middle of a deployment.
 */
export async function fileAnswer(request: Request): Promise<Response> {
  const kept = await keptFile(request);
  if (kept) return kept;
  const answer = await fetch(request);
  return answer.status === 404 ? fetch(request, { cache: "reload" }) : answer;
}

/**
 * A page: from the network, so that a visitor never sees an older version of the site than there is.
 * Without a network, or with one that does not answer, the page that any address can be drawn in.
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
