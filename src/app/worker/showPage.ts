import type { WorkerScope } from "./scope";

/** A tab on an administrators' page may hold what somebody is typing. */
const ADMIN = /\/admin-/;

/**
 * Brings the page of a notice into sight: the tab that shows it, else one of visitors' pages that goes there, else a
 * new tab.
 * @param path of this site; an address of another site is not one
 */
export async function showPage(
  { clients, location }: Pick<WorkerScope, "clients" | "location">,
  path: string,
): Promise<void> {
  const { href, origin } = new URL(path, location.origin);
  if (origin !== location.origin) return;
  const tabs = await clients.matchAll({ type: "window" });
  const there = tabs.find(({ url }) => url === href);
  const free = tabs.find(({ url }) => !ADMIN.test(url));
  try {
    if (there) await there.focus();
    else if (free) {
      await free.focus();
      await free.navigate(href);
    } else await clients.openWindow(href);
  } catch {
    // The tab was closed meanwhile, or belongs to no worker yet.
    await clients.openWindow(href);
  }
}
